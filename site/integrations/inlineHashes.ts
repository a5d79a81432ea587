import { hash } from 'node:crypto';

// Attribute values may contain `>`, so skip quoted parts.
const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks never run, so the policy ignores them (HTML, "prepare the script element").
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** Finds the scripts and styles of a page. `source`: the address of an external script. */
export const findScriptsAndStyles = (html: string) =>
  [...html.matchAll(ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    if (DATA_BLOCK.test(attributes)) return [];
    const isStyle = name.toLowerCase() === 'style';
    return [{ isStyle, source: SOURCE.exec(attributes)?.[1], text }];
  });

/**
 * Returns the CSP hashes that allow exactly the inline scripts and styles of these pages.
 * @returns sources such as `'sha256-…'`, with quotes, unique and sorted.
 */
export function getInlineHashes(pages: readonly string[]) {
  const inline = pages.flatMap(findScriptsAndStyles).filter(({ source }) => source === undefined);
  const hashes = (isStyle: boolean) =>
    [
      ...new Set(inline.filter((one) => one.isStyle === isStyle).map(({ text }) => sourceOf(text))),
    ].sort();
  return { scripts: hashes(false), styles: hashes(true) };
}

function sourceOf(text: string): string {
  // Browsers hash what the parser saw, and it turns all line ends into LF.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}
