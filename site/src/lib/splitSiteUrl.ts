/** Splits `siteUrl` into its origin and its base path, e.g. `/landing`. The base path may be empty. */
export function splitSiteUrl(siteUrl: string) {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  return { siteOrigin: siteUrl.slice(0, siteUrl.length - base.length), base };
}
