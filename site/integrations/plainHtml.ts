import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

const ISLAND = /(<astro-island[^]*?<\/astro-island>)/;
const SLASHED = /(<(?:br|img|input|source)\b[^>]*)\/>/g;

/**
 * React marks where one text ends and the next one begins, so that it finds them again, and closes as XML
 * does what HTML leaves open. Outside islands nobody reads that: without it the page is shorter, and each
 * sentence one text.
 */
export const plainHtml: AstroIntegration = {
  name: 'plain-html',
  hooks: {
    'astro:build:done': ({ dir }) => rewritePages(dir, toPlain),
  },
};

/** @returns the page without them, but for what islands hold. */
export const toPlain = (html: string): string =>
  html
    .split(ISLAND)
    .map((part, place) =>
      place % 2 === 0 ? part.replaceAll('<!-- -->', '').replace(SLASHED, '$1>') : part,
    )
    .join('');
