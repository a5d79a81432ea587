import { owner } from '../data/owner.ts';

/** Allows crawlers everywhere. Each page's `robots` tag controls indexing. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${owner.siteUrl}/sitemap.xml\n`);
