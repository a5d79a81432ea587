import { utcDay } from '#contract/time.ts';
import { builtAt } from '../data/build.ts';
import { owner } from '../data/owner.ts';
import { getIndexablePages } from '../data/pages.ts';
import { getPagePath } from '../i18n/locales.ts';

const day = utcDay(builtAt.getTime());
const pages = getIndexablePages().map(
  ({ page, language }) =>
    `<url><loc>${owner.siteUrl}${getPagePath(owner, language, page)}</loc><lastmod>${day}</lastmod></url>\n`,
);

/** Lists indexable pages in each language. Links to translations are in each page's head. */
export const GET = () =>
  new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`,
  );
