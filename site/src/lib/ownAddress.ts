/**
 * A path as an address of the page's own origin. The browser would resolve it with the user name and password in the
 * page's address (`https://owner:password@…`), and `fetch` refuses an address that holds them. Addresses stay as they are.
 */
export const ownAddress = (path: string): string => new URL(path, location.origin).href;
