const SITE = new URL('../../site/src/', import.meta.url);
const FONTS = [
  ['Archivo', '400 600', 'archivo'],
  ['Big Shoulders', '700 900', 'big-shoulders'],
] as const;

/** The product's tokens and type, and the report's own style upon them, as text for one style element. */
export function pageStyle(read: (file: URL) => Buffer): string {
  const faces = FONTS.map(([family, weight, file]) => {
    const data = read(new URL(`assets/fonts/${file}.woff2`, SITE)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url('data:font/woff2;base64,${data}') format('woff2')}`;
  });
  const tokens = read(new URL('styles/tokens.css', SITE)).toString();
  const own = read(new URL('./page.css', import.meta.url)).toString();
  return [...faces, tokens, own].join('\n');
}
