import { ownWords, type OwnWords } from '#contract/ownWords.ts';
import type { Language } from './language.ts';
import { owner } from '../data/owner.ts';

/** The owner's own sentences in a language; as they stand in the settings where nobody translated them. */
export function owned(language: Language): OwnWords {
  const own = ownWords(owner);
  return Object.assign(own, owner.translations[language]);
}
