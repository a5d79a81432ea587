import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';

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
