import type { MiddlewareHandler } from 'hono';

// The site can be at a path of its origin, such as `/landing`. Routes and files know nothing of it.

/** Takes the base off a request's path. Other paths get a second slash, which no route or file has. */
export const pathBelow = (base: string, path: string): string =>
  path.startsWith(`${base}/`) ? path.slice(base.length) : `/${path}`;

/** Adds the base to redirects, and redirects from the base without a slash at the end. */
export const redirectBelow =
  (base: string): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname === base) return c.redirect(`${base}/${search}`, 301);
    await next();
    const location = c.res.headers.get('Location');
    if (location?.startsWith('/')) c.header('Location', `${base}${location}`);
    return undefined;
  };
