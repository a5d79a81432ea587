import type { MiddlewareHandler } from 'hono';

// Sites can be published under a base path, e.g. `/landing`, which isn't part of routes and file URLs.

/** Strips the base from a request path. Prepends a slash to any other path, so it doesn't match a route or file. */
export const stripBasePath = (base: string, path: string): string =>
  path.startsWith(`${base}/`) ? path.slice(base.length) : `/${path}`;

/** Prepends the base to redirect targets, and redirects requests for the base itself to add a trailing slash. */
export const prefixRedirects =
  (base: string): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname === base) return c.redirect(`${base}/${search}`, 301);
    await next();
    const location = c.res.headers.get('Location');
    if (location?.startsWith('/')) c.header('Location', `${base}${location}`);
    return undefined;
  };
