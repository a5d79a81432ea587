import { ownSentences, type OwnSentence } from '../data/ownSentences.ts';
import { ownSentence } from '../i18n/ownSentence.ts';
import type { Language } from './language.ts';

/** The owner's own sentences in a language; as they stand in the settings where nobody translated them. */
export function owned(language: Language): Record<OwnSentence, string> {
  const entries = Object.keys(ownSentences).map((name) => [
    name,
    ownSentence(language, name as OwnSentence),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry of each name
  return Object.fromEntries(entries) as Record<OwnSentence, string>;
}
