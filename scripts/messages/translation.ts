import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { refuseMistakes } from '../../site/src/i18n/loadMessages.ts';
import { mergeMessages, messageFiles, type Messages } from '../../site/src/i18n/messageFiles.ts';
import { ownSentences } from '../../site/src/i18n/ownSentences.ts';
import { hashOf, notesOn, type Note, type Translation } from './notes.ts';

const MARKS = 'messages/.translated.json';

/**
 * What is left to do in the messages of some languages, English first.
 * @throws Error with the mistakes that the build would refuse.
 */
export function readNotes(
  owner: Owner,
  languages: readonly string[],
): Readonly<Record<string, readonly Note[]>> {
  const files = messageFiles(languages);
  refuseMistakes(owner, files);
  return Object.fromEntries(
    languages.map((language) => [language, notesOn(translationOf(owner, language, files))]),
  );
}

/** A language as the page speaks it, next to English. */
export function translationOf(
  owner: Owner,
  language: string,
  files = messageFiles(['en', language]),
): Translation {
  const said = Object.entries(ownSentences(owner)).filter(([, text]) => text !== '');
  return {
    language,
    english: { ...mergeMessages(files, 'en'), ...Object.fromEntries(said) },
    messages: mergeMessages(files, language),
    translated: { ...readMarks(MARKS)[language], ...readMarks(ownMarks())[language] },
  };
}

/** Remembers that some messages say what English says now; forgets those that English lost. */
export function markTranslated({ language, english }: Translation, keys: readonly string[]): void {
  const marks = readMarks(ownMarks());
  const entries = Object.entries(english).map(([key, text]) => {
    return [key, keys.includes(key) ? hashOf(text) : marks[language]?.[key]];
  });
  const marked = { ...marks, [language]: Object.fromEntries(entries) };
  mkdirSync(dirname(ownMarks()), { recursive: true });
  writeFileSync(ownMarks(), `${JSON.stringify(marked, null, 2)}\n`);
}

/** Where something stands beside the owner's own settings file. */
export const besideSettings = (path: string) =>
  join(dirname(process.env['OWNER_CONFIG'] || 'owner.config.ts'), path);

const ownMarks = () => besideSettings(MARKS);

/** The marks of each language's messages, by their keys. */
function readMarks(file: string): Readonly<Record<string, Messages>> {
  if (!existsSync(file)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above; a slip in it marks nothing
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Messages>;
}
