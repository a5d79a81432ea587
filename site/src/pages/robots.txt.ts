import { owner } from '../data/owner.ts';

/** Allows crawlers everywhere. The `robots` tag of each page controls indexing. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${owner.siteUrl}/sitemap.xml\n`);
