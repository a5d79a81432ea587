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
import { hashMessage, getNotes, type Note, type Translation } from './notes.ts';

const HASHES_FILE = '.translated.json';
const Hashes = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Returns the notes on messages in all languages.
 * @throws Error with the errors that would fail a build.
 */
export const readAllNotes = (owner: Owner): Readonly<Record<string, readonly Note[]>> =>
  Object.fromEntries(
    owner.languages.map((language) => [language, getNotes(loadTranslation(owner, language))]),
  );

export function loadTranslation(owner: Owner, language: string): Translation {
  const [source = ''] = owner.languages;
  const settings = Object.entries(getTranslatableSettings(owner)).filter(([, text]) => text !== '');
  return {
    source,
    language,
    english: { ...getMessages(owner, source), ...Object.fromEntries(settings) },
    messages: getMessages(owner, language),
    translated: {
      ...readHashes(DEFAULTS_FOLDER)[language],
      ...readHashes(contentFolder)[language],
    },
  };
}

/** Marks messages as translations of the current source messages. Removes the hashes of deleted messages. */
export function markTranslated(
  { language, english }: Pick<Translation, 'language' | 'english'>,
  keys: readonly string[],
): void {
  const hashes = readHashes(contentFolder);
  const entries = Object.entries(english).map(([key, text]) => {
    return [key, keys.includes(key) ? hashMessage(text) : hashes[language]?.[key]];
  });
  const updated = { ...hashes, [language]: Object.fromEntries(entries) };
  writeJson(join(contentFolder, HASHES_FILE), updated);
}

/** Reads the hashes of translated source messages by language and key. */
function readHashes(folder: string): Readonly<Record<string, Messages>> {
  const path = join(folder, HASHES_FILE);
  if (!existsSync(path)) return {};
  const source = { language: '', name: 'languages', path, isOwn: true };
  const file = parseContentFile(source, readFileSync(path, 'utf8'));
  throwIfAny(file.syntaxErrors);
  const hashes = Hashes.safeParse(file.value);
  if (hashes.success) return hashes.data;
  const keys = hashes.error.issues[0]?.path.map(String) ?? [];
  const text = 'Expected hashes by key. Use `npm run messages -- accept` to update this file.';
  throw new Error(file.formatError(keys, text));
}
