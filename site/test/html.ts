import { brotliCompressSync } from 'node:zlib';
import { parse, TEXT_NODE, walkSync, type ElementNode } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';

type Node = Parameters<typeof walkSync>[0];
export type Html = ReturnType<typeof parseHtml>;

/** Parses HTML from our own build. */
export function parseHtml(html: string) {
  // Remove the hidden variant B, and React's comments between text nodes, which shouldn't become spaces.
  const root: Node = parse(
    html.replaceAll(/<!--[^]*?-->|<template data-experiment[^]*?<\/template>/g, ''),
  );
  const find = (selector: string) => querySelectorAll(root, selector) as ElementNode[];
  return {
    html,
    text: getVisibleText(root),
    /** Returns the visible text of all matching elements. */
    getTexts: (selector: string) => find(selector).map(getVisibleText),
    /** Returns the attributes of all matching elements. */
    getAttributes: (selector = '*') =>
      find(selector).map(({ attributes }) =>
        Object.fromEntries(
          Object.entries(attributes).map(([name, value]) => [name, decodeEntities(value)]),
        ),
      ),
  };
}

function getVisibleText(node: Node): string {
  let text = '';
  walkSync(node, (descendant, parent) => {
    const isHidden = parent !== node && /^(script|style|title)$/.test(parent?.['name'] ?? '');
    if (descendant.type === TEXT_NODE && !isHidden) text += ` ${descendant.value}`;
  });
  return collapseWhitespace(decodeEntities(text));
}

/** Also collapses non-breaking spaces. */
export const collapseWhitespace = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

const ENTITIES = new Map(
  Object.entries({ quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>', nbsp: ' ', amp: '&' }),
);
const decodeEntities = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

// Excludes external scripts, and structured data, which isn't code.
const INLINE_SCRIPTS = /<script(?![^>]*(?: src=|ld\+json))[^>]*>(?<code>[^]*?)<\/script>/g;

/** Returns the brotli-compressed size in bytes. */
export function getInlineScriptSize(html: string): number {
  const code = [...html.matchAll(INLINE_SCRIPTS)].map(({ groups }) => groups?.['code']);
  return brotliCompressSync(code.join('')).length;
}
