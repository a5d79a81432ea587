import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

const NEEDS_HTTPS =
  'This page asks for a password, so it needs HTTPS, or a browser on the same machine as the server. If a proxy is in front, name it in TRUSTED_PROXIES and let it set X-Forwarded-Proto.\n';
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'];
const isLoopback = proxyAddr.compile('loopback');

/**
 * Refuses requests from pages of other sites with 403. A request with neither `Origin` nor `Sec-Fetch-Site` comes
 * from a program, not from a browser that another site could abuse.
 * @param origins such as `https://example.com`. The host that the request itself names is allowed too, so that a
 *   phone on the same network can post to a computer's address.
 */
export function refuseCrossSite(origins: readonly string[]): MiddlewareHandler {
  const check = csrf({
    // Behind a proxy we don't know the scheme of the request, so we compare hosts.
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
 * Refuses with 403 what crossed a network without TLS. The server speaks plain HTTP, so a trusted proxy must say that
 * it received HTTPS. Requests from this machine need no TLS, but an unnamed proxy on it looks the same as a person:
 * forwarded requests and other host names don't count as local.
 * @param isTrusted whether an address belongs to one of our proxies.
 */
export function requireHttps(isTrusted: Config['TRUSTED_PROXIES']): MiddlewareHandler {
  return async (c, next) => {
    const { address = '' } = getConnInfo(c).remote;
    const [scheme] = (c.req.header('x-forwarded-proto') ?? '').split(',');
    const isHttps = isTrusted(address, 0) && scheme === 'https';
    const isDirect = FORWARDED.every((name) => c.req.header(name) === undefined);
    const isLocalName = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(c.req.url).hostname);
    if (isHttps || (isDirect && isLocalName && isLoopback(address, 0))) return next();
    return c.text(NEEDS_HTTPS, 403);
  };
}
