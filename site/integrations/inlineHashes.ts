import { hash } from 'node:crypto';

// Attribute values may hold `>`, so quoted parts are skipped as a whole.
const ELEMENT = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>/gi;
// Data blocks are never executed, so the policy does not apply to them (HTML, "prepare the script element").
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;

/** The scripts and styles of a page's HTML; `source`: where a script comes from that does not stand inline. */
export const programsIn = (html: string) =>
  [...html.matchAll(ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    if (DATA_BLOCK.test(attributes)) return [];
    const isStyle = name.toLowerCase() === 'style';
    return [{ isStyle, source: SOURCE.exec(attributes)?.[1], text }];
  });

/**
 * The hashes that let exactly the inline scripts and styles of these built pages run.
 * @returns CSP sources such as `'sha256-…'`, quotes included, each once, sorted.
 */
export function inlineHashes(pages: readonly string[]) {
  const inline = pages.flatMap(programsIn).filter(({ source }) => source === undefined);
  const hashes = (isStyle: boolean) =>
    [
      ...new Set(inline.filter((one) => one.isStyle === isStyle).map(({ text }) => sourceOf(text))),
    ].sort();
  return { scripts: hashes(false), styles: hashes(true) };
}

function sourceOf(text: string): string {
  // A browser hashes what its parser saw, and the parser turns every line end into LF.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${hash('sha256', parsed, 'base64')}'`;
}
