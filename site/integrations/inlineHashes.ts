import { hash } from 'node:crypto';

// Attribute values may contain `>`, so skip quoted parts.
const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks never run, so the policy ignores them (HTML, "prepare the script element").
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** Finds the scripts and styles in HTML. `source` is the URL of an external script. */
export const findScriptsAndStyles = (html: string) =>
  [...html.matchAll(ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    if (DATA_BLOCK.test(attributes)) return [];
    const isStyle = name.toLowerCase() === 'style';
    return [{ isStyle, source: SOURCE.exec(attributes)?.[1], text }];
  });

/** Returns CSP sources for all inline scripts and styles in pages, such as `'sha256-…'` (with quotes). */
export function getInlineHashes(pages: readonly string[]) {
  const inline = pages.flatMap(findScriptsAndStyles).filter(({ source }) => source === undefined);
  const getHashes = (isStyle: boolean) => {
    const elements = inline.filter((element) => element.isStyle === isStyle);
    return [...new Set(elements.map(({ text }) => hashInlineCode(text)))].sort();
  };
  return { scripts: getHashes(false), styles: getHashes(true) };
}

function hashInlineCode(code: string): string {
  // Browsers hash the code after the HTML parser has normalized line breaks.
  const normalized = code.replace(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', normalized, 'base64')}'`;
}
