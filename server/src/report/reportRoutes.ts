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
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** For all answers except the report page. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * `GET /report`, a page of the built site, and `GET /api/report`, its data, protected by `REPORT_PASSWORD`. Without
 * that setting or that page, these routes don't exist.
 */
export function createReportRoutes(dependencies: Dependencies): Hono {
  const { config, store, manifest, files, now } = dependencies;
  const page = files.get('report.html');
  const app = new Hono();
  if (config.REPORT_PASSWORD === undefined || !page) return app;
  const guards = [
    withHeaders,
    requireHttps(config.TRUSTED_PROXIES),
    refuseOtherSites,
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

/** Refusals and failures get these headers too: nothing may cache or frame them. */
const withHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', POLICY);
};

/**
 * Other sites can only link to the page. A link with a wrong password would use up the limit of the visitor's
 * network, so we answer it before asking, with a page that opens the same address without a password.
 */
const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  if (['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'))) return next();
  const isLink = c.req.path === PAGE_PATH && c.req.header('sec-fetch-dest') === 'document';
  if (!isLink) return c.text('Not for other sites\n', 403);
  const { host, pathname, search } = new URL(c.req.url);
  // An address that begins with a host drops the link's user and password.
  const address = `//${host}${pathname}${search}`;
  return c.html(
    html`<!doctype html>
      <meta http-equiv="refresh" content="0;url=${address}" />
      <title>Report</title>
      <a href="${address}">Open the report</a>`,
  );
};
