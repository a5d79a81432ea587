import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIGURES, figures } from '../data/figures.ts';
import { ownSentences } from '../data/ownSentences.ts';
import { checkMessages } from './checkMessages.ts';
import { languages, type Language } from './locales.ts';
import { checkRules } from './messageRules.ts';
import { parseMessages, sentenceOf, type MessageFile, type Messages } from './parseMessages.ts';

/** Begins the keys of the owner's own sentences, which only translations have: `owner.regions`. */
export const OWNER_KEY = 'owner.';

/** What {@link checkMessages} is told of this page. */
export const KNOWN = {
  figures: FIGURES,
  ownKeys: Object.keys(ownSentences).map((name) => OWNER_KEY + name),
};

/**
 * The files of some languages: those of `messages/`, then those of `messages/` beside the file that
 * `OWNER_CONFIG` names, which replace or add single messages.
 * @throws Error for a language without a file.
 */
export function messageFiles(wanted: readonly Language[]): MessageFile[] {
  const config = process.env['OWNER_CONFIG'];
  const folders = [{ folder: 'messages', isOwn: false }];
  if (config) folders.push({ folder: join(dirname(config), 'messages'), isOwn: true });
  return wanted.flatMap((language) => {
    const files = folders.flatMap(({ folder, isOwn }) => {
      const path = join(folder, `${language}.json`);
      return existsSync(path) ? [{ language, path, isOwn, source: readText(path) }] : [];
    });
    if (files.length > 0) return files;
    throw new Error(
      `There is no messages/${language}.json, so the page cannot speak "${language}". Copy messages/en.json to it and translate it.`,
    );
  });
}

/** What is wrong with some files of messages, a sentence for each mistake: file, line, key, what to do. */
export function mistakesIn(files: readonly MessageFile[]): string[] {
  const problems = checkMessages(files, KNOWN);
  if (problems.length > 0) return problems.map(sentenceOf);
  return [...mergeMessages(files)].flatMap(([language, messages]) =>
    checkRules(language, messages, figures(language)).map(({ key, text }) =>
      locate(files, language, key, text),
    ),
  );
}

let loaded: ReadonlyMap<Language, Messages> | undefined;

/**
 * The messages of a language that is built.
 * @throws Error with a sentence for each mistake in any of them.
 */
export function messagesOf(language: Language): Messages {
  if (loaded === undefined) {
    const files = messageFiles(languages);
    const mistakes = mistakesIn(files);
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    loaded = mergeMessages(files);
  }
  return loaded.get(language) ?? {};
}

/** The sentence for what is wrong with a message: where it stands, or should. */
export function locate(
  files: readonly MessageFile[],
  language: Language,
  key: string,
  text: string,
): string {
  const own = files.filter((file) => file.language === language);
  const file = own.findLast((one) => key in (parseMessages(one).messages ?? {})) ?? own.at(-1);
  if (file === undefined) return text;
  return sentenceOf({ path: file.path, line: parseMessages(file).lineOf(key), key, text });
}

/** The messages of each language: those of its files, the later before the earlier. */
export function mergeMessages(files: readonly MessageFile[]): ReadonlyMap<Language, Messages> {
  const messages = new Map<Language, Messages>();
  for (const file of files) {
    const entries = Object.entries(parseMessages(file).messages ?? {}).filter(
      // Another owner's sentences are not those of this repository's.
      ([key]) => file.isOwn || !process.env['OWNER_CONFIG'] || !key.startsWith(OWNER_KEY),
    );
    const others = messages.get(file.language);
    messages.set(file.language, { ...others, ...Object.fromEntries(entries) });
  }
  return messages;
}

/** Without the mark that some editors put before a file. */
const readText = (path: string) => readFileSync(path, 'utf8').replace(/^\ufeff/, '');
