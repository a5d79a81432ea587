import type { AstroIntegration } from 'astro';
import { toPlain } from './plainHtml.ts';
import { rewritePages } from './rewritePages.ts';
import { moveRest } from './splitStyle.ts';

/** The page in each of its languages; not the form. */
const PAGES = /^(?:(?!form)[^/.]+[/\\])?index\.html$/;

/** What is done to the page once Astro has built it. */
export const finishPages: AstroIntegration = {
  name: 'finish-pages',
  hooks: {
    'astro:build:done': ({ dir }) => rewritePages(dir, PAGES, (html) => toPlain(moveRest(html))),
  },
};
