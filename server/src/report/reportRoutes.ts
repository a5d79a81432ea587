import { Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { REPORT_PATH } from '#contract/report.ts';
import { integerSetting } from '#contract/settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireHttps } from '../http/guards.ts';
import { RETENTION_DAYS } from '../visits/dayCounts.ts';
import { requirePassword } from './requirePassword.ts';
import { readReport } from './readReport.ts';

const PAGE_PATH = '/report';
const HEADERS = {
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** For all responses except the report page. */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Creates `GET /report`, a page from the built site, and `GET /api/report` for its data. Both require the password in
 * `REPORT_PASSWORD`. Neither exists without that setting or without that page.
 */
export function createReportRoutes(dependencies: Dependencies): Hono {
  const { config, store, manifest, files, now } = dependencies;
  const page = files.get('report.html');
  const app = new Hono();
  if (config.REPORT_PASSWORD === undefined || !page) return app;
  const guards = [
    addHeaders,
    requireHttps(config.TRUSTED_PROXIES),
    rejectOtherSites,
    requirePassword(config.REPORT_PASSWORD, dependencies),
  ] as const;
  const headers = { ...manifest.headers[page.headers], 'Content-Type': page.type };
  const bytes = page.bytes.identity ?? Buffer.of();
  app.get(PAGE_PATH, ...guards, (c) => c.body(bytes, 200, headers));
  app.get(REPORT_PATH, ...guards, async (c) => {
    const days = z.safeParse(integerSetting('days', RETENTION_DAYS), c.req.query('days') ?? '28');
    if (!days.success) return c.json({ error: days.error.issues[0]?.message }, 400);
    return c.json(await readReport(store, days.data, now(), manifest.experiments));
  });
  return app;
}

/** Also for rejections and errors. */
const addHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (!c.res.headers.has('content-security-policy'))
    c.header('Content-Security-Policy', DEFAULT_POLICY);
};

/**
 * Rejects requests from other sites, except links to the page. A link could contain a wrong password, which would count
 * against the visitor's network, so we respond with a page that opens the same URL without a password.
 */
const rejectOtherSites: MiddlewareHandler = async (c, next) => {
  if (['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'))) return next();
  const isLink = c.req.path === PAGE_PATH && c.req.header('sec-fetch-dest') === 'document';
  if (!isLink) return c.text('Not for other sites\n', 403);
  const { host, pathname, search } = new URL(c.req.url);
  // Starting the URL with the host drops the user name and password.
  const url = `//${host}${pathname}${search}`;
  return c.html(
    html`<!doctype html>
      <meta http-equiv="refresh" content="0;url=${url}" />
      <title>Report</title>
      <a href="${url}">Open the report</a>`,
  );
};
