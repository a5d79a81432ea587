/**
 * Resolves a path against the page's origin. Relative URLs would inherit a username and password from the page's URL,
 * and `fetch` rejects URLs that have them. Absolute URLs stay unchanged.
 */
export const toSameOriginUrl = (path: string): string => new URL(path, location.origin).href;
