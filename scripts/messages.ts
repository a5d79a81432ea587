import './command.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAllFiles, combineFiles } from '../site/src/content/content.ts';
import { parseContentFile } from '../site/src/content/contentFile.ts';
import { contentFolder, owner, ownerFolder } from '../site/src/data/owner.ts';
import { checkMessages, getContent, formatMessageError } from '../site/src/i18n/loadMessages.ts';
import { isSettingKey } from '../site/src/i18n/translatableSettings.ts';
import { acceptSaved, contentAt } from './messages/acceptSaved.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { notesOn } from './messages/notes.ts';
import { markTranslated, readNotes, translationOf } from './messages/translation.ts';
import { type Flat, buildContentFiles, writeJson } from './owner/files.ts';
import { getListEntries } from './owner/folder.ts';

/**
 * `check` lists mistakes in the messages, and what the build accepts: outdated translations, untranslated texts,
 * letters that the fonts lack. `accept` marks messages as translated, `accept-saved` those that changed since a
 * commit. `export` writes them for a spreadsheet, and `import` reads it back.
 */
const USAGE =
  'Write check [es …], accept es [key …], accept-saved HEAD^, export es --csv or import es messages.es.csv after `npm run messages --`.';

const [source = ''] = owner.languages;
/** The owner with further languages, which may not be built yet. */
const ownerIn = (...languages: string[]) => ({
  ...owner,
  languages: [...new Set([...owner.languages, ...languages])],
});

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' } },
});
const [action, language, ...rest] = positionals;
const [file] = rest;
if (action === 'check') check(language ? [language, ...rest] : owner.languages);
else if (action === 'accept' && language) accept(language, rest);
else if (action === 'accept-saved' && language) acceptSince(language);
else if (action === 'export' && language && values.csv) exportCsv(language);
else if (action === 'import' && language && file) importCsv(language, file);
else throw new Error(USAGE);

function check(asked: readonly string[]): void {
  const all = ownerIn(...asked);
  const { messages: texts } = getContent(all.languages);
  for (const [language, notes] of Object.entries(readNotes(all))) {
    if (language !== source && !asked.includes(language)) continue;
    for (const { key, text } of notes)
      console.log(formatMessageError(texts.get(language), language, key, text));
    console.log(`${language}: ${notes.length || 'nothing'} to do.`);
  }
}

function accept(language: string, asked: readonly string[]): void {
  const translation = translationOf(ownerIn(language), language);
  const { english, messages } = translation;
  const unknown = asked.find((key) => !(key in english));
  if (unknown) throw new Error(`There is no message "${unknown}". Correct its spelling.`);
  // Texts equal to the source count as translated only if named.
  const changed = Object.keys(messages).filter((key) => messages[key] !== english[key]);
  const keys = asked.length > 0 ? asked : changed;
  markTranslated(translation, keys);
  console.log(`${keys.length} messages of "${language}" are marked as translated.`);
}

function acceptSince(commit: string): void {
  const before = contentAt(commit, contentFolder, owner.languages);
  for (const { language, keys } of acceptSaved(owner, before, getContent(owner.languages)))
    console.log(`Marked as translated since ${commit}: ${keys.length} of "${language}".`);
}

function exportCsv(language: string): void {
  const path = join(ownerFolder, `messages.${language}.csv`);
  const translation = translationOf(ownerIn(language), language);
  writeFileSync(path, messagesToCsv(translation, notesOn(translation)));
  console.log(`${path} has the texts in "${language}".`);
}

/** Writes the changes of a spreadsheet, or nothing if it has a mistake. */
function importCsv(language: string, sheet: string): void {
  const all = ownerIn(language);
  const translation = translationOf(all, language);
  const { lists, messages: texts, requiredKeys: needed } = getContent(all.languages);
  const rows = messagesFromCsv(source, language, readFileSync(sheet));
  const changed = rows.filter((row) => row.translation !== translation.messages[row.key]);
  const fromSheet: Flat = Object.fromEntries(changed.map((row) => [row.key, row.translation]));
  const before = texts.get(language);
  const own = (key: string) => before?.get(key)?.isOwn || key in fromSheet;
  // A list of texts is written as a whole.
  const siblings = (key: string) => key.replace(/\d+$/, '');
  const written = new Set(
    [...needed, ...Object.keys(fromSheet), ...(before?.keys() ?? [])].filter(own).map(siblings),
  );
  const keys = [...new Set([...needed, ...(before?.keys() ?? []), ...Object.keys(fromSheet)])];
  const flat: Flat = Object.fromEntries(
    keys
      .filter((key) => written.has(siblings(key)) && (own(key) || !isSettingKey(key)))
      .map((key) => [key, fromSheet[key] ?? translation.messages[key] ?? '']),
  );
  const files = Object.entries(buildContentFiles(flat, getListEntries(lists), false)).map(
    ([name, value]) => {
      const path = join(contentFolder, language, `${name}.json`);
      return {
        value,
        file: parseContentFile(
          { language, name, path, isOwn: true },
          JSON.stringify(value, null, 2),
        ),
      };
    },
  );
  const others = readAllFiles(contentFolder, all.languages).filter(
    ({ path }) => !files.some(({ file }) => file.path === path),
  );
  checkMessages(all, combineFiles([...others, ...files.map(({ file }) => file)], all.languages));
  const current = changed.filter((row) => row.english === translation.english[row.key]);
  markTranslated(
    translation,
    current.map((row) => row.key),
  );
  for (const { file, value } of files) writeJson(file.path, value);
  const older = `${changed.length - current.length} of them were translated from an older source`;
  console.log(`${changed.length} messages of ${join(contentFolder, language)} changed; ${older}.`);
}
