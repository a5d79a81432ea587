import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Owner } from '#site/owner/settings.ts';
import { throwIfAny, DEFAULTS_FOLDER } from '../../site/src/content/content.ts';
import { parseContentFile } from '../../site/src/content/contentFile.ts';
import { contentFolder } from '../../site/src/data/owner.ts';
import { belongsToRemovedSection } from '../../site/src/data/sectionMessages.ts';
import { getMessages } from '../../site/src/i18n/loadMessages.ts';
import type { Messages } from '../../site/src/i18n/messageSyntax.ts';
import { getTranslatableSettings } from '../../site/src/i18n/translatableSettings.ts';
import { writeJson } from '../owner/files.ts';
import { hashMessage, getNotes, type Note, type Translation } from './notes.ts';

const HASHES_FILE = '.translated.json';
const Hashes = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Returns notes by language.
 * @throws Error if the messages have errors that would fail a build.
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
    english: { ...getVisibleMessages(owner, source), ...Object.fromEntries(settings) },
    messages: getVisibleMessages(owner, language),
    translated: {
      ...readHashes(DEFAULTS_FOLDER)[language],
      ...readHashes(contentFolder)[language],
    },
  };
}

/** Leaves out messages in removed sections. */
const getVisibleMessages = (owner: Owner, language: string): Messages =>
  Object.fromEntries(
    Object.entries(getMessages(owner, language)).filter(
      ([key]) => !belongsToRemovedSection(owner, key),
    ),
  );

/** Marks messages as translations of the current source messages. */
export function markTranslated(
  { language, english }: Pick<Translation, 'language' | 'english'>,
  keys: readonly string[],
  folder = contentFolder,
): void {
  if (keys.length === 0) return;
  const hashes = readHashes(folder);
  const accepted = keys.map((key) => [key, hashMessage(english[key] ?? '')]);
  const updated = {
    ...hashes,
    [language]: { ...hashes[language], ...Object.fromEntries(accepted) },
  };
  writeJson(join(folder, HASHES_FILE), updated);
}

/** Returns hashes by language and key. */
function readHashes(folder: string): Readonly<Record<string, Messages>> {
  const path = join(folder, HASHES_FILE);
  if (!existsSync(path)) return {};
  const source = { language: '', name: 'languages', path, isOwnerFile: true };
  const file = parseContentFile(source, readFileSync(path, 'utf8'));
  throwIfAny(file.syntaxErrors);
  const hashes = Hashes.safeParse(file.value);
  if (hashes.success) return hashes.data;
  const keys = hashes.error.issues[0]?.path.map(String) ?? [];
  const text = 'Expected hashes by key. Use `npm run messages -- accept` to update this file.';
  throw new Error(file.formatError(keys, text));
}
