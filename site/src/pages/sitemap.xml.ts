import { languagePath } from '#contract/languages.ts';
import { utcDay } from '#contract/counts.ts';
import { builtAt } from '../data/build.ts';
import { owner } from '../data/owner.ts';
import { alternates, languages } from '../i18n/locales.ts';

const day = utcDay(builtAt.getTime());
const links = alternates
  .map(
    ({ tag, path }) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${owner.siteUrl}${path}"/>`,
  )
  .join('');

/** One page in each language, one entry each: the 404 page is no address. */
export const GET = () =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links && ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>`,
      ...languages.map(
        (language) =>
          `<url><loc>${owner.siteUrl}${languagePath(language)}</loc><lastmod>${day}</lastmod>${links}</url>`,
      ),
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml' } },
  );
