import { brotliCompressSync } from 'node:zlib';
import { parse, TEXT_NODE, walkSync, type ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

type Node = Parameters<typeof walkSync>[0];
export type Html = ReturnType<typeof parseHtml>;

/** Queries HTML that our own build wrote. */
export function parseHtml(html: string) {
  // React separates two texts with a comment, where nobody sees a space.
  // Variant B is hidden.
  const root: Node = parse(
    html.replaceAll(/<!--[^]*?-->|<template data-experiment[^]*?<\/template>/g, ''),
  );
  const find = (selector: string) => querySelectorAll(root, selector) as ElementNode[];
  return {
    html,
    /** What a reader sees. */
    text: visibleText(root),
    /** The same for each match of a selector, in order. */
    getTexts: (selector: string) => find(selector).map(visibleText),
    /** Their attributes. */
    getAttributes: (selector = '*') =>
      find(selector).map(({ attributes }) =>
        Object.fromEntries(Object.entries(attributes).map(([key, text]) => [key, decode(text)])),
      ),
  };
}

/** Text without tags or scripts, with single plain spaces. */
function visibleText(node: Node): string {
  let words = '';
  walkSync(node, (each, parent) => {
    const isHidden = parent !== node && /^(script|style|title)$/.test(parent?.['name'] ?? '');
    if (each.type === TEXT_NODE && !isHidden) words += ` ${each.value}`;
  });
  return collapseWhitespace(decode(words));
}

/** Single plain spaces only. */
export const collapseWhitespace = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

const ENTITIES = new Map(
  Object.entries({ quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>', nbsp: ' ', amp: '&' }),
);
const decode = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

// Structured data is no script, and script files are weighed as files.
const INLINE = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g;

/** The brotli bytes of a page's inline scripts. */
export function getInlineScriptSize(html: string): number {
  const code = [...html.matchAll(INLINE)].map(({ groups }) => groups?.['code']);
  return brotliCompressSync(code.join('')).length;
}
