import { createElement, Fragment } from 'react';

const HYPHENATED = /(\S*[\p{L}\d]-\S+)/u;

/** Hyphenated words that stay on one line each: "layer-2", "on-chain" parted at the hyphen read as two. */
export function preventHyphenBreaks(text: string) {
  // Every second part is one that the pattern found.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: 'nowrap' }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
