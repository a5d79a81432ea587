import './command.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fontLetters } from '../site/art/letters.ts';
import { locate, messageFiles, refuseMistakes } from '../site/src/i18n/loadMessages.ts';
import { languages } from '../site/src/i18n/locales.ts';
import { parseMessages } from '../site/src/i18n/parseMessages.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { notesOn } from './messages/notes.ts';
import { markTranslated, readNotes, translationOf } from './messages/translation.ts';

/**
 * `check` tells mistakes in the messages, which the build refuses, and what it takes: translations of a
 * sentence that is another by now, words that are still English, letters that the fonts lack. `accept` marks
 * messages as translated; `export` writes them for a spreadsheet, and `import` reads it back.
 */
const USAGE =
  'Write check [es …], accept es [key …], export es --csv or import es messages.es.csv after `npm run messages --`.';

const { positionals } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' } },
});
const [action, language, ...rest] = positionals;
const [file] = rest;
if (action === 'check') check(language ? [language, ...rest] : languages);
else if (action === 'accept' && language) accept(language, rest);
else if (process.env['OWNER_CONFIG'] && (action === 'export' || action === 'import'))
  throw new Error('A spreadsheet carries the files of messages/ alone: leave OWNER_CONFIG out.');
else if (action === 'export' && language && !file) exportCsv(language);
else if (action === 'import' && language && file) importCsv(language, file);
else throw new Error(USAGE);

function check(asked: readonly string[]): void {
  const wanted = [...new Set(['en', ...asked])];
  const files = messageFiles(wanted);
  for (const [language, notes] of Object.entries(readNotes(wanted))) {
    for (const { key, text } of notes) console.log(locate(files, language, key, text));
    console.log(`${language}: ${notes.length || 'nothing'} to do.`);
  }
}

function accept(language: string, asked: readonly string[]): void {
  const translation = translationOf(language);
  const { english, messages } = translation;
  const unknown = asked.find((key) => !(key in messages));
  if (unknown) throw new Error(`messages/${language}.json has no "${unknown}". Mend its spelling.`);
  // Words that are still those of English are right only where somebody names them.
  const changed = Object.keys(messages).filter((key) => messages[key] !== english[key]);
  const keys = asked.length > 0 ? asked : changed;
  markTranslated(translation, keys);
  console.log(`${keys.length} messages of "${language}" are marked as translated.`);
}

function exportCsv(language: string): void {
  const translation = translationOf(language);
  const file = `messages.${language}.csv`;
  writeFileSync(file, messagesToCsv(translation, notesOn(translation, fontLetters())));
  console.log(`${file} has what the page says in "${language}".`);
}

/** Writes all of a spreadsheet or, where a mistake is in it, nothing. */
function importCsv(language: string, file: string): void {
  const rows = messagesFromCsv(language, readFileSync(file));
  const translation = translationOf(language);
  const fromSheet = rows.map((row) => [row.key, row.translation] as const);
  const messages = { ...translation.messages, ...Object.fromEntries(fromSheet) };
  const [path, source] = [`messages/${language}.json`, `${JSON.stringify(messages, null, 2)}\n`];
  const imported = parseMessages({ language, path, isOwn: false }, source);
  refuseMistakes([...messageFiles(['en']), imported]);
  writeFileSync(path, source);
  const current = rows.filter((row) => row.english === translation.english[row.key]);
  const keys = current.flatMap((row) => (row.translation === row.english ? [] : row.key));
  markTranslated(translation, keys);
  const older = `${rows.length - current.length} of them were translated from other English words`;
  console.log(`${rows.length} messages are in ${path}; ${older}.`);
}
