import { brotliCompressSync } from 'node:zlib';

/**
 * Just enough reading of HTML for pages that our own build wrote: lower-case names, every attribute
 * in double quotes or without a value.
 */
export interface Element {
  name: string;
  attributes: Record<string, string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Every element with its attributes, in order; the insides of scripts and styles are left out. */
export function elements(html: string): Element[] {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/g, '$1');
  return [...markup.matchAll(TAG)].map(([, name = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', a, b, c]) => [
        key,
        decode(a ?? b ?? c ?? ''),
      ]),
    ),
  }));
}

/** What a reader sees: no tags, no scripts, single plain spaces. */
export function visibleText(html: string): string {
  const words = html
    .replaceAll(/<(script|style|title)\b[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return plain(decode(words));
}

/** One kind of space, one at a time. */
export function plain(text: string): string {
  return text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
}

/** The text of the first element that the pattern opens. */
export function inside(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}>`, 'g'));
  return [...found].map(([, text = '']) => decode(text));
}

/** The HTML of a section of a page. */
export const sectionOf = (html: string, id: string): string =>
  RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}

// Data for search engines is no script, and a file of its own is weighed as a file.
const INLINE = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g;

/** Bytes, in brotli, of the script that stands inside a page's HTML. */
export function inlineScriptBytes(html: string): number {
  const code = [...html.matchAll(INLINE)].map(({ groups }) => groups?.['code']);
  return brotliCompressSync(code.join('')).length;
}
