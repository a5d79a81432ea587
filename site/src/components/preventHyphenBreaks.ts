import { createElement, Fragment } from 'react';

const HYPHENATED_WORD = /(\S*[\p{L}\d]-\S+)/u;

/** Prevents line breaks at hyphens. If it wraps, a word such as "on-chain" reads like two words. */
export function preventHyphenBreaks(text: string) {
  // `split` with a capturing group returns the matches at odd indices.
  const parts = text
    .split(HYPHENATED_WORD)
    .map((part, index) =>
      index % 2 === 1 ? createElement('span', { className: 'nowrap' }, part) : part,
    );
  return createElement(Fragment, null, ...parts);
}
