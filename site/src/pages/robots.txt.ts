import { owner } from '../data/owner.ts';

/** Everything may be read; whether it may be listed is said in each page's head. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${owner.siteUrl}/sitemap.xml\n`);
