import { languagePath } from '#contract/languagePath.ts';
import { utcDay } from '#contract/time.ts';
import { builtAt } from '../data/build.ts';
import { owner } from '../data/owner.ts';
import { alternates, languages } from '../i18n/locales.ts';

const day = utcDay(builtAt.getTime());
const links = alternates.map(
  ({ tag, path }) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${owner.siteUrl}${path}"/>`,
);
const pages = languages.map(
  (language) =>
    `<url><loc>${owner.siteUrl}${languagePath(language)}</loc><lastmod>${day}</lastmod>${links.join('')}</url>\n`,
);

/** One page in each language, one entry each: the 404 page is no address. */
export const GET = () =>
  new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${pages.join('')}</urlset>\n`,
  );
