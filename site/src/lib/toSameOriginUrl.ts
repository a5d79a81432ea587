/**
 * Resolves a path against the page's origin. A relative URL would inherit a user name and password from the page's URL,
 * and `fetch` rejects those. Absolute URLs don't change.
 */
export const toSameOriginUrl = (path: string): string => new URL(path, location.origin).href;
