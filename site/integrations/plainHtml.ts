import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { indexPages } from './indexPages.ts';

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
    'astro:build:done': async ({ dir }) => {
      for (const page of await indexPages(dir)) {
        await writeFile(page, toPlain(await readFile(page, 'utf8')));
      }
    },
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
