import { readFileSync } from 'node:fs';

const SITE = new URL('../../site/src/', import.meta.url);
const FONTS = [
  ['Archivo', '400 600', 'archivo'],
  ['Big Shoulders', '700 900', 'big-shoulders'],
] as const;

/** The product's tokens and type, and the report's own style upon them, as text for one style element. */
export function pageStyle(): string {
  const faces = FONTS.map(([family, weight, file]) => {
    const data = readFileSync(new URL(`assets/fonts/${file}.woff2`, SITE), 'base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url('data:font/woff2;base64,${data}') format('woff2')}`;
  });
  const [tokens, scale] = ['tokens', 'scale'].map((name) =>
    readFileSync(new URL(`styles/${name}.css`, SITE), 'utf8'),
  );
  const own = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
  return [...faces, tokens, scale, own].join('\n');
}
