import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { SHIPPED_FOLDER } from '../../site/src/content/content.ts';
import { contentFolder } from '../../site/src/data/owner.ts';
import { messagesOf } from '../../site/src/i18n/loadMessages.ts';
import type { Messages } from '../../site/src/i18n/messageSyntax.ts';
import { ownSentences } from '../../site/src/i18n/ownSentences.ts';
import { readJson, writeJson } from '../owner/files.ts';
import { hashOf, notesOn, type Note, type Translation } from './notes.ts';

const MARKS = '.translated.json';

/**
 * What is left to do in the messages of the owner's languages.
 * @throws Error with the mistakes that the build would refuse.
 */
export const readNotes = (owner: Owner): Readonly<Record<string, readonly Note[]>> =>
  Object.fromEntries(
    owner.languages.map((language) => [language, notesOn(translationOf(owner, language))]),
  );

/** A language of the page next to the source: its messages and the owner's own sentences. */
export function translationOf(owner: Owner, language: string): Translation {
  const [source = ''] = owner.languages;
  const said = Object.entries(ownSentences(owner)).filter(([, text]) => text !== '');
  return {
    source,
    language,
    english: { ...messagesOf(owner, source), ...Object.fromEntries(said) },
    messages: messagesOf(owner, language),
    translated: { ...readMarks(SHIPPED_FOLDER)[language], ...readMarks(contentFolder)[language] },
  };
}

/** Remembers that some messages say what the source says now; forgets those that the source lost. */
export function markTranslated(
  { language, english }: Pick<Translation, 'language' | 'english'>,
  keys: readonly string[],
): void {
  const marks = readMarks(contentFolder);
  const entries = Object.entries(english).map(([key, text]) => {
    return [key, keys.includes(key) ? hashOf(text) : marks[language]?.[key]];
  });
  writeJson(join(contentFolder, MARKS), { ...marks, [language]: Object.fromEntries(entries) });
}

/** The marks of each language's messages, by their keys. */
function readMarks(folder: string): Readonly<Record<string, Messages>> {
  const file = join(folder, MARKS);
  return existsSync(file) ? readJson(file) : {};
}
