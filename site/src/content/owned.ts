import { OWN_WORDS, type OwnWords } from '#contract/ownWords.ts';
import { ownSentence } from '../i18n/ownSentence.ts';
import type { Language } from './language.ts';

/** The owner's own sentences in a language; as they stand in the settings where nobody translated them. */
export function owned(language: Language): OwnWords {
  const entries = OWN_WORDS.map((name) => [name, ownSentence(language, name)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry of each name
  return Object.fromEntries(entries) as OwnWords;
}
