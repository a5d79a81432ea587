import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

const NEEDS_HTTPS =
  'A password is asked for here, so this page is shown over HTTPS alone, or on the machine of the server itself. Behind a proxy, TRUSTED_PROXIES must name it, and it must set X-Forwarded-Proto.\n';
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'];
const isLoopback = proxyAddr.compile('loopback');

/**
 * Refuses with 403 what another site sent. A request with neither `Origin` nor `Sec-Fetch-Site` comes from
 * a program, which has no visitor whose browser it could abuse.
 * @param origins such as `https://example.com`; allowed is also whatever host the request itself names, so
 *   that a phone on the same network can post to a computer's address.
 */
export function refuseCrossSite(origins: readonly string[]): MiddlewareHandler {
  const check = csrf({
    // Behind a proxy the request's own scheme is unknown, so hosts are compared.
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
 * Refuses with 403 what crossed a network without TLS. The server itself speaks none, so HTTPS is what a trusted
 * proxy says it is. A proxy on this machine that nobody named would make each visitor look as if they sat at it:
 * whatever was passed on, or asks for another name than this machine's, is not from the machine itself.
 * @param isTrusted whether an address belongs to a proxy whose `X-Forwarded-Proto` is believed.
 */
export function requireHttps(isTrusted: Config['TRUSTED_PROXIES']): MiddlewareHandler {
  return async (c, next) => {
    const { remoteAddress = '' } = (c.env as HttpBindings).incoming.socket;
    const [scheme] = (c.req.header('x-forwarded-proto') ?? '').split(',');
    const isHttps = isTrusted(remoteAddress, 0) && scheme === 'https';
    const isDirect = FORWARDED.every((name) => c.req.header(name) === undefined);
    const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(c.req.url).hostname);
    if (isHttps || (isDirect && isHere && isLoopback(remoteAddress, 0))) return next();
    return c.text(NEEDS_HTTPS, 403);
  };
}
