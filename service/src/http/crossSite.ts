/**
 * Whether another site sent this request. `Sec-Fetch-Site` cannot be set by a page's script; browsers
 * that do not send it (on plain HTTP, or old ones) send `Origin`; a program sends neither, and has
 * no visitor whose browser it could abuse.
 */
export function isCrossSite(headers: Headers, ownOrigin: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin !== ownOrigin;
}
