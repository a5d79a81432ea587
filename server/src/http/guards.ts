import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

const HTTPS_REQUIRED =
  'This page needs HTTPS because it asks for a password. Use HTTPS, or a browser on the same machine as the server. If the server is behind a proxy, add the proxy to TRUSTED_PROXIES and have it set X-Forwarded-Proto.\n';
const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'];
const isLoopback = proxyAddr.compile('loopback');

/**
 * Rejects cross-site requests with 403. Browsers always send `Origin` or `Sec-Fetch-Site`, so a request with neither
 * isn't cross-site.
 * @param origins e.g. `https://example.com`. The request's own host is also allowed, so the form works on a phone that
 *   opens the site by the computer's IP address.
 */
export function rejectCrossSite(origins: readonly string[]): MiddlewareHandler {
  const check = csrf({
    // Only compare hosts, because we don't know the scheme behind a proxy.
    origin: (origin, c) =>
      origins.includes(origin) || origin.replace(/^https?:\/\//, '') === c.req.header('host'),
    secFetchSite: ['same-origin', 'none'],
  });
  return (c, next) => {
    const isFromBrowser = c.req.header('origin') ?? c.req.header('sec-fetch-site');
    return isFromBrowser === undefined ? next() : check(c, next);
  };
}

/**
 * Rejects requests without HTTPS with 403. The server itself uses plain HTTP, so a trusted proxy has to report HTTPS.
 * Direct requests from the same machine don't need HTTPS. Forwarding headers or a different host name mean that a local
 * request came through an untrusted proxy, so it isn't direct.
 * @param isTrusted returns whether an address belongs to a trusted proxy.
 */
export function requireHttps(isTrusted: Config['TRUSTED_PROXIES']): MiddlewareHandler {
  return async (c, next) => {
    const { address = '' } = getConnInfo(c).remote;
    const [scheme] = (c.req.header('x-forwarded-proto') ?? '').split(',');
    const isHttps = isTrusted(address, 0) && scheme === 'https';
    const isDirect = FORWARDING_HEADERS.every((name) => c.req.header(name) === undefined);
    const hasLocalHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(c.req.url).hostname);
    if (isHttps || (isDirect && hasLocalHost && isLoopback(address, 0))) return next();
    return c.text(HTTPS_REQUIRED, 403);
  };
}
