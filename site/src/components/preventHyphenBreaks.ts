import { createElement, Fragment } from 'react';

const HYPHENATED_WORD = /(\S*[\p{L}\d]-\S+)/u;

/** A word like "on-chain" reads like two words if it wraps at the hyphen. */
export function preventHyphenBreaks(text: string) {
  // With a capturing group, `split` returns the matches at odd indices.
  const parts = text
    .split(HYPHENATED_WORD)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: 'nowrap' }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
