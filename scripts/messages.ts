import './command.ts';
import { parseArgs } from 'node:util';
import { languages } from '../site/src/i18n/locales.ts';
import { locate, messageFiles } from '../site/src/i18n/messageFiles.ts';
import { markTranslated, readNotes, translationOf } from './messages/translation.ts';

/**
 * `check` tells mistakes in the messages, which the build refuses, and what it takes: translations of a
 * sentence that is another by now, words that are still English, letters that the fonts lack. `accept` marks
 * messages as translated.
 */
const USAGE = 'Write check [es …] or accept es [key …] after `npm run messages --`.';

const { positionals } = parseArgs({ allowPositionals: true });
const [action, language, ...rest] = positionals;
if (action === 'check') check(language ? [language, ...rest] : languages);
else if (action === 'accept' && language) accept(language, rest);
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
