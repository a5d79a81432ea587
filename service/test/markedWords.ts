import { FormWords } from '#contract/formWords.ts';
import { LANGUAGES } from './formWorld.ts';

const MARKED = /⟦[^⟦⟧]*⟧/g;

/** A language in which every word stands between marks, so that one that comes from elsewhere shows. */
export const MARKED_LANGUAGE = {
  ...LANGUAGES[0],
  language: 'eo',
  path: '/eo/',
  risk: '⟦Of the page.⟧',
  regions: '⟦Of the owner.⟧',
  words: FormWords.parse(marked(LANGUAGES[0].words)),
};

/** What of a text stands between no marks. */
export const unmarked = (text: string): string => text.replaceAll(MARKED, '');

/** Each piece between two places gets marks of its own, for what is put into a place has none or its own. */
function marked(words: unknown): unknown {
  if (typeof words === 'string') return words.replaceAll(/[^{}]+(?![^{]*\})/g, '⟦$&⟧');
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, marked(word)]));
}
