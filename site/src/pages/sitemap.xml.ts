import { builtAt } from '../content/build.ts';
import { owner } from '../content/owner.ts';

const day = builtAt.toISOString().slice(0, 10);

/** One page, one entry: the 404 page is no address. */
export const GET = () =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      `<url><loc>${owner.siteUrl}/</loc><lastmod>${day}</lastmod></url>`,
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml' } },
  );
