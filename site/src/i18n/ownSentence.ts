import { ownSentences, type OwnSentence } from '../data/ownSentences.ts';
import { OWNER_KEY, messagesOf } from './loadMessages.ts';
import type { Language } from './locales.ts';

/**
 * A sentence of the owner's own in a language: `owner.regions` of its messages. As it stands in the settings
 * where nobody translated it; empty where the owner says nothing.
 */
export function ownSentence(language: Language, name: OwnSentence): string {
  const own = ownSentences[name];
  return own === '' ? '' : (messagesOf(language)[`${OWNER_KEY}${name}`] ?? own);
}
