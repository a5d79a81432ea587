import { utcDay } from '#contract/time.ts';
import { builtAt } from '../data/build.ts';
import { languages } from '../data/languages.ts';
import { owner } from '../data/owner.ts';
import { languagePath } from '../i18n/locales.ts';

const day = utcDay(builtAt.getTime());
const pages = languages.map(
  (language) =>
    `<url><loc>${owner.siteUrl}${languagePath(owner, language)}</loc><lastmod>${day}</lastmod></url>\n`,
);

/** One page in each language, which names the others in its head; the 404 page is no address. */
export const GET = () =>
  new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`,
  );
