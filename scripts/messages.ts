import './command.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseMistakes } from '../site/src/i18n/loadMessages.ts';
import { owner } from '../site/src/data/owner.ts';
import { locate, messageFiles, parseMessages } from '../site/src/i18n/messageFiles.ts';
import { messagesFromCsv, messagesToCsv } from './messages/csv.ts';
import { notesOn } from './messages/notes.ts';
import {
  besideSettings,
  markTranslated,
  readNotes,
  translationOf,
} from './messages/translation.ts';

/**
 * `check` tells mistakes in the messages, which the build refuses, and what it takes: translations of a
 * sentence that is another by now, words that are still English, letters that the fonts lack. `accept` marks
 * messages as translated; `export` writes them for a spreadsheet, and `import` reads it back.
 */
const USAGE =
  'Write check [es …], accept es [key …], export es --csv or import es messages.es.csv after `npm run messages --`.';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' } },
});
const [action, language, ...rest] = positionals;
const [file] = rest;
if (action === 'check') check(language ? [language, ...rest] : owner.languages);
else if (action === 'accept' && language) accept(language, rest);
else if (action === 'export' && language && values.csv) exportCsv(language);
else if (action === 'import' && language && file) importCsv(language, file);
else throw new Error(USAGE);

function check(asked: readonly string[]): void {
  const wanted = [...new Set(['en', ...asked])];
  const files = messageFiles(wanted);
  for (const [language, notes] of Object.entries(readNotes(owner, wanted))) {
    for (const { key, text } of notes) console.log(locate(files, language, key, text));
    console.log(`${language}: ${notes.length || 'nothing'} to do.`);
  }
}

function accept(language: string, asked: readonly string[]): void {
  const translation = translationOf(owner, language);
  const { english, messages } = translation;
  const unknown = asked.find((key) => !(key in english));
  if (unknown) throw new Error(`English has no message "${unknown}". Mend its spelling.`);
  // Words that are still those of English are right only where somebody names them.
  const changed = Object.keys(messages).filter((key) => messages[key] !== english[key]);
  const keys = asked.length > 0 ? asked : changed;
  markTranslated(translation, keys);
  console.log(`${keys.length} messages of "${language}" are marked as translated.`);
}

function exportCsv(language: string): void {
  const path = besideSettings(`messages.${language}.csv`);
  const translation = translationOf(owner, language);
  writeFileSync(path, messagesToCsv(translation, notesOn(translation)));
  console.log(`${path} has what the page says in "${language}".`);
}

/** Writes what a spreadsheet changed or, where a mistake is in it, nothing. */
function importCsv(language: string, sheet: string): void {
  const files = messageFiles(['en', language]);
  const translation = translationOf(owner, language, files);
  const rows = messagesFromCsv(language, readFileSync(sheet));
  const changed = rows.filter((row) => row.translation !== translation.messages[row.key]);
  const place = {
    language,
    path: besideSettings(`messages/${language}.json`),
    isOwn: Boolean(process.env['OWNER_CONFIG']),
  };
  const before = files.find(({ path }) => path === place.path)?.messages;
  const fromSheet = Object.fromEntries(changed.map((row) => [row.key, row.translation]));
  const source = `${JSON.stringify({ ...before, ...fromSheet }, null, 2)}\n`;
  const others = files.filter(({ path }) => path !== place.path);
  refuseMistakes(owner, [...others, parseMessages(place, source)]);
  const current = changed.filter((row) => row.english === translation.english[row.key]);
  const keys = current.map((row) => row.key);
  markTranslated(translation, keys);
  writeFileSync(place.path, source);
  const older = `${changed.length - keys.length} of them were translated from other English words`;
  console.log(`${changed.length} messages of ${place.path} are other than before; ${older}.`);
}
