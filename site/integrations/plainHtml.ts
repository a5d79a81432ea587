const ISLAND = /(<astro-island[^]*?<\/astro-island>)/;
const SLASHED = /(<(?:br|img|input|source)\b[^>]*)\/>/g;

/**
 * React marks where one text ends and the next one begins, so that it finds them again, and closes as XML
 * does what HTML leaves open. Outside islands nobody reads that: without it the page is shorter, and each
 * sentence one text.
 */
export const toPlain = (html: string): string =>
  html
    .split(ISLAND)
    .map((part, place) =>
      place % 2 === 0 ? part.replaceAll('<!-- -->', '').replace(SLASHED, '$1>') : part,
    )
    .join('');
