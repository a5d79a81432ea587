import { defineMiddleware } from 'astro:middleware';
import { TESTED } from './i18n/experiments.ts';
import { languages, languagePath } from './i18n/locales.ts';
import { placeVariants } from './layouts/variants.ts';

/** Sees each page as Astro has made it, in a build as under `npm run dev`. */
export const onRequest = defineMiddleware(async ({ url: { pathname } }, next) => {
  const response = await next();
  const isPage = languages.some((language) => languagePath(language) === pathname);
  if (TESTED.length === 0 || !isPage) return response;
  return new Response(placeVariants(await response.text(), TESTED), response);
});
