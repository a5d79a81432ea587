import { brotliCompressSync } from 'node:zlib';
import { parse, TEXT_NODE, walkSync, type ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

type Node = Parameters<typeof walkSync>[0];
export type Html = ReturnType<typeof readHtml>;

/** HTML that our own build wrote, read by selectors. */
export function readHtml(html: string) {
  // React parts two texts of an element by a comment, where nobody sees a space.
  // B of an experiment is seen by no one.
  const root: Node = parse(
    html.replaceAll(/<!--[^]*?-->|<template data-experiment[^]*?<\/template>/g, ''),
  );
  const find = (selector: string) => querySelectorAll(root, selector) as ElementNode[];
  return {
    html,
    /** What a reader sees. */
    text: visibleText(root),
    /** The same of each element that a selector finds, in order. */
    texts: (selector: string) => find(selector).map(visibleText),
    /** The attributes of each of them. */
    all: (selector = '*') =>
      find(selector).map(({ attributes }) =>
        Object.fromEntries(Object.entries(attributes).map(([key, text]) => [key, decode(text)])),
      ),
  };
}

/** No tags, no scripts, single plain spaces. */
function visibleText(node: Node): string {
  let words = '';
  walkSync(node, (each, parent) => {
    const isHidden = parent !== node && /^(script|style|title)$/.test(parent?.['name'] ?? '');
    if (each.type === TEXT_NODE && !isHidden) words += ` ${each.value}`;
  });
  return plain(decode(words));
}

/** One kind of space, one at a time. */
export const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

const ENTITIES = new Map(
  Object.entries({ quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>', nbsp: ' ', amp: '&' }),
);
const decode = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

// Data for search engines is no script, and a file of its own is weighed as a file.
const INLINE = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g;

/** Bytes, in brotli, of the script that stands inside a page's HTML. */
export function inlineScriptBytes(html: string): number {
  const code = [...html.matchAll(INLINE)].map(({ groups }) => groups?.['code']);
  return brotliCompressSync(code.join('')).length;
}
