import { hash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { REPORT_PATH } from '#contract/report.ts';
import { wholeNumber } from '#contract/settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { requireHttps } from '../http/guards.ts';
import { KEPT_DAYS } from '../visits/dayCounts.ts';
import { readReport } from './readReport.ts';

const UNKNOWN =
  'The report asks for the password that REPORT_PASSWORD sets on the server; the name may be any.\n';
const TOO_MANY = 'Too many wrong passwords came from your network. Wait a minute.\n';
/** Ten slips at once, then one a minute from each network. */
const WRONG_PASSWORDS = { capacity: 10, refillPerSecond: 1 / 60 };
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** Of answers that are no page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * `GET /report`, a page of the built site, and the figures that it reads, to whoever knows `REPORT_PASSWORD`; neither
 * is there without that setting, or where the site was not built for its server and has no such page.
 */
export function reportRoutes(dependencies: Dependencies): Hono {
  const { config, store, manifest, files, now } = dependencies;
  const page = files.get('report.html');
  const app = new Hono();
  if (config.REPORT_PASSWORD === undefined || !page) return app;
  const limit = createRateLimit(dependencies, WRONG_PASSWORDS);
  const guards = [
    withHeaders,
    requireHttps(config.TRUSTED_PROXIES),
    refuseOtherSites,
    askPassword(config.REPORT_PASSWORD, limit),
  ] as const;
  const headers = { ...manifest.headers[page.headers], 'Content-Type': page.type };
  const bytes = page.bytes.identity ?? Buffer.of();
  app.get('/report', ...guards, (c) => c.body(bytes, 200, headers));
  app.get(REPORT_PATH, ...guards, async (c) => {
    const days = z.safeParse(wholeNumber('days', KEPT_DAYS), c.req.query('days') ?? '28');
    if (!days.success) return c.json({ error: days.error.issues[0]?.message }, 400);
    return c.json(await readReport(store, days.data, now(), manifest.experiments));
  });
  return app;
}

/** On refusals and failures too: no cache may keep them, and nobody may frame them. */
const withHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', NO_PAGE);
};

/**
 * A browser sends the password along with whatever other sites make it ask for: theirs is only a link to follow. One
 * that does not say who asks keeps the answer from them all the same.
 */
const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  const isOwn = ['same-origin', 'none', undefined].includes(c.req.header('sec-fetch-site'));
  const isLink = c.req.path === '/report' && c.req.header('sec-fetch-dest') === 'document';
  return isOwn || isLink ? next() : c.text('Not for other sites\n', 403);
};

/**
 * Basic authentication with any name. The hashes are of one length, so the time of their comparison says nothing of
 * the password. Wrong passwords alone use up the limit, and where it is reached the right one is refused as well,
 * or a flood would find it.
 */
function askPassword(password: string, mayTry: ReturnType<typeof createRateLimit>) {
  const hashOf = (text: string) => hash('sha256', text, 'buffer');
  const expected = hashOf(password);
  return basicAuth({
    realm: 'report',
    invalidUserMessage: UNKNOWN,
    verifyUser: (_name, given, c) => {
      if (!mayTry(c, 0)) throw new HTTPException(429, { res: c.text(TOO_MANY, 429) });
      return timingSafeEqual(hashOf(given), expected) || (mayTry(c), false);
    },
  });
}
