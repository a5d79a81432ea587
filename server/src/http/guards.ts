import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

const NEEDS_HTTPS =
  'This page needs HTTPS because it asks for a password. Use HTTPS, or a browser on the server\u2019s machine. If the server is behind a proxy, list it in TRUSTED_PROXIES and let it set X-Forwarded-Proto.\n';
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'];
const isLoopback = proxyAddr.compile('loopback');

/**
 * Refuses requests from other sites with 403. A request with neither `Origin` nor `Sec-Fetch-Site` comes from a
 * program, which other sites can't abuse.
 * @param origins such as `https://example.com`. The request's own host is allowed too, so that a phone can post to
 *   a computer's address on the same network.
 */
export function refuseCrossSite(origins: readonly string[]): MiddlewareHandler {
  const check = csrf({
    // Behind a proxy the request's scheme is unknown, so compare hosts.
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
 * Refuses requests without TLS with 403. The server speaks plain HTTP, so a trusted proxy must report HTTPS. Local
 * requests need no TLS. An unlisted local proxy looks like a local person, so forwarded requests and other host
 * names don't count as local.
 * @param isTrusted whether an address is one of our proxies.
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
