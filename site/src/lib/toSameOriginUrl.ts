/**
 * Makes a path an address on the page's own origin. Browsers resolve relative addresses with the user name and password
 * in the page's address, and `fetch` refuses those. Addresses stay unchanged.
 */
export const toSameOriginUrl = (path: string): string => new URL(path, location.origin).href;
