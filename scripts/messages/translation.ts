import { fontLetters } from '../../site/art/fontLetters.ts';
import { ownSentences } from '../../site/src/data/ownSentences.ts';
import {
  mergeMessages,
  messageFiles,
  mistakesIn,
  OWNER_KEY,
} from '../../site/src/i18n/loadMessages.ts';
import type { MessageFile } from '../../site/src/i18n/parseMessages.ts';
import { COUNTED_SPEED } from '../../site/src/i18n/speed.ts';
import { notesOn, type Note, type Translation } from './notes.ts';
import { readTranslated } from './translated.ts';

/**
 * What is left to do in the messages of some languages.
 * @throws Error with the mistakes that the build would refuse.
 */
export function readNotes(languages: readonly string[]): Readonly<Record<string, readonly Note[]>> {
  const files = messageFiles(['en', ...languages.filter((language) => language !== 'en')]);
  const mistakes = mistakesIn(files);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const letters = fontLetters();
  return Object.fromEntries(
    languages.map((language) => [language, notesOn(translationOf(language, files), letters)]),
  );
}

/** A language as the page speaks it, beside English: its messages and the owner's own sentences. */
export function translationOf(language: string, files: readonly MessageFile[]): Translation {
  const all = mergeMessages(files);
  return {
    language,
    english: { ...all.get('en'), ...ownersMessages() },
    messages: all.get(language) ?? {},
    translated: readTranslated(language),
  };
}

/** Those sentences of the owner that a language cannot say by itself, by the keys of their translations. */
function ownersMessages(): Record<string, string> {
  const said = Object.entries(ownSentences).filter(
    ([name, text]) => text !== '' && !(name === 'speed' && COUNTED_SPEED.test(text)),
  );
  return Object.fromEntries(said.map(([name, text]) => [OWNER_KEY + name, text]));
}
