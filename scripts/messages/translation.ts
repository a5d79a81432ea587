import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Owner } from '#site/owner/settings.ts';
import { throwIfAny, DEFAULTS_FOLDER } from '../../site/src/content/content.ts';
import { parseContentFile } from '../../site/src/content/contentFile.ts';
import { contentFolder } from '../../site/src/data/owner.ts';
import { getMessages } from '../../site/src/i18n/loadMessages.ts';
import type { Messages } from '../../site/src/i18n/messageSyntax.ts';
import { getTranslatableSettings } from '../../site/src/i18n/translatableSettings.ts';
import { writeJson } from '../owner/files.ts';
import { hashOf, notesOn, type Note, type Translation } from './notes.ts';

const MARKS = '.translated.json';
const Marks = z.record(z.string(), z.record(z.string(), z.string()));

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
  const said = Object.entries(getTranslatableSettings(owner)).filter(([, text]) => text !== '');
  return {
    source,
    language,
    english: { ...getMessages(owner, source), ...Object.fromEntries(said) },
    messages: getMessages(owner, language),
    translated: { ...readMarks(DEFAULTS_FOLDER)[language], ...readMarks(contentFolder)[language] },
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
  const path = join(folder, MARKS);
  if (!existsSync(path)) return {};
  const place = { language: '', name: 'languages', path, isOwn: true };
  const {
    value,
    syntaxErrors: problems,
    formatError: sentence,
  } = parseContentFile(place, readFileSync(path, 'utf8'));
  throwIfAny(problems);
  const marks = Marks.safeParse(value);
  const at = marks.error?.issues[0]?.path.map(String) ?? [];
  const text = 'Write hashes by key and language, as `npm run messages -- accept` does.';
  if (!marks.success) throw new Error(sentence(at, text));
  return marks.data;
}
