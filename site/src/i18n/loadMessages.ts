import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OWN_KEYS } from '../data/figures.ts';
import { checkMessages } from './checkMessages.ts';
import { variantFiles } from './experiments.ts';
import { languages, type Language } from './locales.ts';
import { brokenRules } from './messageRules.ts';
import { parseMessages, type MessageFile, type Messages } from './parseMessages.ts';

/**
 * The files of some languages: those of `messages/`, then those of `messages/` beside the file that
 * `OWNER_CONFIG` names, which replace or add single messages.
 * @throws Error for a language without a file.
 */
export function messageFiles(wanted: readonly Language[]): MessageFile[] {
  const config = process.env['OWNER_CONFIG'];
  const folders = ['messages', ...(config ? [join(dirname(config), 'messages')] : [])];
  return wanted.flatMap((language) => {
    const files = folders.flatMap((folder, index) => {
      const path = join(folder, `${language}.json`);
      if (!existsSync(path)) return [];
      // Some editors put a mark before a file.
      const source = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
      return [parseMessages({ language, path, isOwn: index > 0 }, source)];
    });
    if (files.length > 0) return files;
    throw new Error(
      `messages/${language}.json: there is no such file, so the page cannot speak "${language}". Copy messages/en.json to it and translate it, or take the language out of the settings.`,
    );
  });
}

const loaded = new Map<Language, Messages>();

/**
 * The messages of a language that is built.
 * @throws Error with a sentence for each mistake in any of them.
 */
export function messagesOf(language: Language): Messages {
  if (loaded.size === 0) {
    const files = messageFiles(languages);
    refuseMistakes(files);
    // What B says stands in the place of those.
    refuseMistakes([...files, ...variantFiles()]);
    for (const each of languages) loaded.set(each, mergeMessages(files, each));
  }
  return loaded.get(language) ?? {};
}

/** @throws Error with a sentence for each mistake in some files of messages: file, line, key, what to do. */
export function refuseMistakes(files: readonly MessageFile[]): void {
  const readable = files.every(({ problems }) => problems.length === 0) ? files : [];
  const broken = [...new Set(readable.map(({ language }) => language))].flatMap((language) =>
    brokenRules(language, mergeMessages(files, language)).map(({ key, text }) =>
      locate(files, language, key, text),
    ),
  );
  const mistakes = [...checkMessages(files), ...broken];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** The sentence for what is wrong with a message: where it stands, or should. */
export function locate(all: readonly MessageFile[], language: Language, key: string, text: string) {
  const files = all.filter((file) => file.language === language);
  const file = files.findLast(({ messages }) => key in messages) ?? files.at(-1);
  return file?.problemAt(key, text) ?? text;
}

/** The messages of a language: those of its files, the later before the earlier. */
export function mergeMessages(files: readonly MessageFile[], language: Language): Messages {
  const isShown = (key: string, { isOwn }: MessageFile) =>
    // Another owner's sentences are not those of this repository's.
    isOwn || !process.env['OWNER_CONFIG'] || !OWN_KEYS.includes(key);
  const entries = files
    .filter((file) => file.language === language)
    .flatMap((file) => Object.entries(file.messages).filter(([key]) => isShown(key, file)));
  return Object.fromEntries(entries);
}
