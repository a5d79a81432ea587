import { hash } from 'node:crypto';

// Skip quoted attribute values, because they may contain `>`.
const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks never run, so the CSP ignores them (HTML, "prepare the script element").
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** Finds all scripts and styles. `source` is the URL of an external script. */
export const findScriptsAndStyles = (html: string) =>
  [...html.matchAll(ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    if (DATA_BLOCK.test(attributes)) return [];
    const isStyle = name.toLowerCase() === 'style';
    return [{ isStyle, source: SOURCE.exec(attributes)?.[1], text }];
  });

/** Returns CSP sources for inline scripts and styles, including quotes: `'sha256-…'`. */
export function getInlineHashes(pages: readonly string[]) {
  const inline = pages.flatMap(findScriptsAndStyles).filter(({ source }) => source === undefined);
  const getHashes = (isStyle: boolean) => {
    const elements = inline.filter((element) => element.isStyle === isStyle);
    return [...new Set(elements.map(({ text }) => hashInlineCode(text)))].sort();
  };
  return { scripts: getHashes(false), styles: getHashes(true) };
}

function hashInlineCode(code: string): string {
  // The HTML parser normalizes line breaks before browsers hash the code.
  const normalized = code.replace(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', normalized, 'base64')}'`;
}
