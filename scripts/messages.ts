import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fontLetters } from '../site/art/fontLetters.ts';
import { locate, messageFiles, mistakesIn } from '../site/src/i18n/loadMessages.ts';
import { languages } from '../site/src/i18n/locales.ts';
import { fromCsv, toCsv } from './messages/csv.ts';
import { notesOn } from './messages/notes.ts';
import { markTranslated } from './messages/translated.ts';
import { readNotes, translationOf } from './messages/translation.ts';
import { orEnd } from './command.ts';

/**
 * `npm run messages -- check [es …]` tells mistakes in the messages, which the build refuses, and what it
 * takes: translations of a sentence that is another by now, words that are still English, letters that the
 * fonts lack. `accept es [key …]` marks messages as translated. `export es --csv` writes `messages.es.csv`
 * for a spreadsheet; `import es messages.es.csv` reads it back.
 */
const USAGE =
  'Write check [es …], accept es [key …], export es --csv or import es messages.es.csv after `npm run messages --`.';

/** Notes that are printed of a language: of a new one they would be hundreds. */
const MOST = 50;

await orEnd(() => {
  const [action, language, ...rest] = readWords();
  if (action === 'check') return check(language ? [language, ...rest] : languages.slice(1));
  if (action === 'accept' && language) return accept(language, rest);
  if (process.env['OWNER_CONFIG'] && (action === 'export' || action === 'import'))
    throw new Error('A spreadsheet carries the files of messages/ alone: leave OWNER_CONFIG out.');
  if (action === 'export' && language && rest.length === 0) return exportCsv(language);
  const [file] = rest;
  if (action === 'import' && language && file && existsSync(file)) return importCsv(language, file);
  throw new Error(action === 'import' && file ? `There is no file ${file}.` : USAGE);
});

function readWords(): string[] {
  try {
    return parseArgs({ allowPositionals: true, options: { csv: { type: 'boolean' } } }).positionals;
  } catch {
    throw new Error(USAGE);
  }
}

function check(asked: readonly string[]): void {
  const files = messageFiles(['en', ...asked]);
  for (const [language, notes] of Object.entries(readNotes(['en', ...asked]))) {
    for (const { key, text } of notes.slice(0, MOST)) {
      console.log(locate(files, language, key, text));
    }
    if (notes.length > MOST) console.log(`… and more; \`export ${language} --csv\` has them all.`);
    console.log(
      `${language}: ${notes.length === 0 ? 'nothing is left to do' : `${notes.length} to do`}.`,
    );
  }
}

function accept(language: string, asked: readonly string[]): void {
  const { english, messages } = translationOf(language, messageFiles(['en', language]));
  const unknown = asked.find((key) => !(key in messages));
  if (unknown) throw new Error(`messages/${language}.json has no "${unknown}". Mend its spelling.`);
  // Words that are still those of English are right only where somebody names them.
  const changed = Object.keys(messages).filter((key) => messages[key] !== english[key]);
  const keys = asked.length > 0 ? asked : changed;
  markTranslated({ language, english, messages }, keys);
  console.log(`${keys.length} messages of "${language}" are marked as translated.`);
}

function exportCsv(language: string): void {
  const path = `messages/${language}.json`;
  const files = messageFiles(existsSync(path) ? ['en', language] : ['en']);
  const translation = translationOf(language, files);
  const notes = new Map(notesOn(translation, fontLetters()).map(({ key, text }) => [key, text]));
  writeFileSync(
    `messages.${language}.csv`,
    toCsv(translation, (key) => notes.get(key) ?? ''),
  );
  console.log(`messages.${language}.csv has what the page says in "${language}".`);
}

/** Writes all of a spreadsheet or, where a mistake is in it, nothing. */
function importCsv(language: string, file: string): void {
  const path = `messages/${language}.json`;
  const rows = fromCsv(language, readFileSync(file));
  const english = messageFiles(['en']);
  const known = translationOf(
    language,
    existsSync(path) ? messageFiles(['en', language]) : english,
  );
  const messages = {
    ...known.messages,
    ...Object.fromEntries(rows.map((row) => [row.key, row.translation])),
  };
  const order = Object.keys({ ...known.messages, ...known.english, ...messages }).filter(
    (key) => key in messages,
  );
  const source = `${JSON.stringify(messages, order, 2)}\n`;
  const mistakes = mistakesIn([...english, { language, path, source, isOwn: false }]);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  writeFileSync(path, source);
  const current = rows.filter((row) => row.english === known.english[row.key]);
  const translated = current.filter((row) => row.translation !== row.english);
  markTranslated(
    { ...known, messages },
    translated.map(({ key }) => key),
  );
  console.log(
    `${rows.length} messages are in ${path}; ${rows.length - current.length} of them were translated from other English words.`,
  );
}
