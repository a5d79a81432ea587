/**
 * Resolves a path against the page's origin. Relative URLs would inherit a user name and password from the page's URL,
 * and `fetch` rejects such URLs. Absolute URLs stay unchanged.
 */
export const toSameOriginUrl = (path: string): string => new URL(path, location.origin).href;
