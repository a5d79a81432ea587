/** Splits `siteUrl` into its origin and its path, such as `/landing`. The path is empty if there is none. */
export function splitSiteUrl(siteUrl: string) {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  return { siteOrigin: siteUrl.slice(0, siteUrl.length - base.length), base };
}
