import { owner } from '../data/owner.ts';

/** Crawlers are allowed everywhere. Indexing is controlled by each page's `robots` tag. */
export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${owner.siteUrl}/sitemap.xml\n`);
