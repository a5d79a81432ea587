/**
 * Adds the path of `siteUrl` to a path of the site: `/form/` becomes `/landing/form/`. Other addresses stay unchanged.
 * Outside of Astro, such as in the doctor, nobody follows the result.
 */
export function withBase(address: string): string {
  const base = import.meta.env?.BASE_URL ?? '/';
  return base === '/' ? address : address.replace(/^\//, `${base}/`);
}
