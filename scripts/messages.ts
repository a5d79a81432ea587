import './command.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULTS_FOLDER, readAllFiles, combineFiles } from '../site/src/content/content.ts';
import { parseContentFile } from '../site/src/content/contentFile.ts';
import { contentFolder, owner, ownerFolder } from '../site/src/data/owner.ts';
import { checkMessages, getContent, formatMessageError } from '../site/src/i18n/loadMessages.ts';
import { isSettingKey } from '../site/src/i18n/translatableSettings.ts';
import { acceptSavedTranslations, loadContentAtCommit } from './messages/acceptSaved.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { getNotes } from './messages/notes.ts';
import { markTranslated, readAllNotes, loadTranslation } from './messages/translation.ts';
import { type FlatMessages, buildContentFiles, writeJson } from './owner/files.ts';
import { getListEntries } from './owner/folder.ts';

/**
 * `check` lists errors in messages, along with problems that don't fail the build: outdated translations, missing
 * translations, and missing glyphs. `accept` marks messages as translated, and `accept-saved` does that for all
 * messages that changed since a commit. `export` writes a spreadsheet for translators, and `import` reads it back.
 */
const USAGE = `Usage:
  npm run messages -- check [es …]
  npm run messages -- accept es [key …]
  npm run messages -- accept-saved HEAD^
  npm run messages -- export es --csv
  npm run messages -- import es messages.es.csv`;

const [source = ''] = owner.languages;
/** People can translate a language before they add it to the settings. */
const addLanguages = (...languages: string[]) => ({
  ...owner,
  languages: [...new Set([...owner.languages, ...languages])],
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' } },
});
const [action, language, ...rest] = positionals;
const [file] = rest;
if (action === 'check') await check(language ? [language, ...rest] : owner.languages);
else if (action === 'accept' && language) accept(language, rest);
else if (action === 'accept-saved' && language) acceptSince(language);
else if (action === 'export' && language && values.csv) exportCsv(language);
else if (action === 'import' && language && file) importCsv(language, file);
else throw new Error(USAGE);

async function check(requested: readonly string[]): Promise<void> {
  // Finds errors in campaign pages.
  await import('../site/src/data/pages.ts');
  const ownerWithLanguages = addLanguages(...requested);
  const { messages } = getContent(ownerWithLanguages.languages);
  for (const [language, notes] of Object.entries(readAllNotes(ownerWithLanguages))) {
    if (language !== source && !requested.includes(language)) continue;
    for (const { key, text } of notes)
      console.log(formatMessageError(messages.get(language), language, key, text));
    console.log(`${language}: ${notes.length > 0 ? formatCount(notes, 'issue') : 'No issues'}.`);
  }
}

function accept(language: string, requested: readonly string[]): void {
  const translation = loadTranslation(addLanguages(language), language);
  const { english, messages } = translation;
  const unknown = requested.find((key) => !(key in english));
  if (unknown) throw new Error(`Unknown message "${unknown}". Check the spelling.`);
  // Messages that are the same as the source are only accepted if they're listed.
  const translated = Object.keys(messages).filter((key) => messages[key] !== english[key]);
  const keys = requested.length > 0 ? requested : translated;
  // Hashes of default translations are stored next to them, not in the owner's folder.
  const content = getContent(addLanguages(language).languages).messages;
  const isDefault = (key: string) =>
    [source, language].every((tag) => content.get(tag)?.get(key)?.isOwnerFile === false);
  markTranslated(translation, keys.filter(isDefault), DEFAULTS_FOLDER);
  markTranslated(
    translation,
    keys.filter((key) => !isDefault(key)),
  );
  console.log(`Accepted ${formatCount(keys, 'message')} in "${language}".`);
}

function formatCount({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}

function acceptSince(commit: string): void {
  const before = loadContentAtCommit(commit, contentFolder, owner.languages);
  const after = getContent(owner.languages);
  for (const { language, keys } of acceptSavedTranslations(owner, before, after))
    console.log(
      `Accepted ${formatCount(keys, 'message')} in "${language}" that changed since ${commit}.`,
    );
}

function exportCsv(language: string): void {
  const path = join(ownerFolder, `messages.${language}.csv`);
  const translation = loadTranslation(addLanguages(language), language);
  writeFileSync(path, messagesToCsv(translation, getNotes(translation)));
  console.log(`Exported the messages in "${language}" to ${path}.`);
}

/** Imports the messages that changed in a spreadsheet. Writes nothing if any of them has an error. */
function importCsv(language: string, sheet: string): void {
  const ownerWithLanguages = addLanguages(language);
  const translation = loadTranslation(ownerWithLanguages, language);
  const { lists, messages, requiredKeys } = getContent(ownerWithLanguages.languages);
  const rows = messagesFromCsv(source, language, readFileSync(sheet));
  const changedRows = rows.filter((row) => row.translation !== translation.messages[row.key]);
  const imported: FlatMessages = Object.fromEntries(
    changedRows.map((row) => [row.key, row.translation]),
  );
  const current = messages.get(language);
  const isCustom = (key: string) => current?.get(key)?.isOwnerFile || key in imported;
  // A list of strings can only be written as a whole.
  const removeIndex = (key: string) => key.replace(/\d+$/, '');
  const keys = [
    ...new Set([...requiredKeys, ...(current?.keys() ?? []), ...Object.keys(imported)]),
  ];
  const written = new Set(keys.filter(isCustom).map(removeIndex));
  const flat: FlatMessages = Object.fromEntries(
    keys
      .filter((key) => written.has(removeIndex(key)) && (isCustom(key) || !isSettingKey(key)))
      // `translation` leaves out removed sections, but their files stay as they are.
      .map((key) => [
        key,
        imported[key] ?? translation.messages[key] ?? current?.get(key)?.text ?? '',
      ]),
  );
  const files = Object.entries(buildContentFiles(flat, getListEntries(lists), false)).map(
    ([name, value]) => {
      const path = join(contentFolder, language, `${name}.json`);
      const metadata = { language, name, path, isOwnerFile: true };
      return { value, file: parseContentFile(metadata, JSON.stringify(value, null, 2)) };
    },
  );
  const otherFiles = readAllFiles(contentFolder, ownerWithLanguages.languages).filter(
    ({ path }) => !files.some(({ file }) => file.path === path),
  );
  const combined = combineFiles(
    [...otherFiles, ...files.map(({ file }) => file)],
    ownerWithLanguages.languages,
  );
  checkMessages(ownerWithLanguages, combined);
  const upToDate = changedRows.filter((row) => row.english === translation.english[row.key]);
  markTranslated(
    translation,
    upToDate.map((row) => row.key),
  );
  for (const { file, value } of files) writeJson(file.path, value);
  const outdatedCount = changedRows.length - upToDate.length;
  console.log(
    `Imported ${formatCount(changedRows, 'message')} into ${join(contentFolder, language)}. ${outdatedCount} of them are translations of an older source message.`,
  );
}
