import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Owner } from '#contract/owner.ts';
import { settingsFile } from '../data/owner.ts';
import type { Language } from './locales.ts';
import { mistakeIn } from './messageSyntax.ts';
import { isOwnKey } from './ownSentences.ts';

/** The messages of a language, by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** Where messages stand; `isOwn` beside the owner's settings, where they replace or add single ones. */
type Place = { language: string; path: string; isOwn: boolean };

/**
 * A file of messages, none where it is not flat JSON; the sentence for a problem of a key, at its line; what is
 * wrong with the file by itself.
 */
export type MessageFile = Place & {
  messages: Messages;
  problemAt: (key: string, text: string) => string;
  problems: readonly string[];
};

const KEY = /^\s*"([^"]+)"\s*:/;
const SHAPE =
  'it is not written as "key": "words". Write it so, with \\" for a quotation mark in the words and a comma after each line but the last.';

/** Reads a file of messages: flat JSON, one message a line, as translators' tools write it. */
export function parseMessages(place: Place, source: string): MessageFile {
  const keys = source.split('\n').map((line) => KEY.exec(line)?.[1]);
  const sentence = (line: number, key: string | undefined, text: string) =>
    `${place.path}${line > 0 ? `:${line}` : ''}${key ? `, "${key}"` : ''}: ${text}`;
  const problemAt = (key: string, text: string) => sentence(keys.indexOf(key) + 1, key, text);
  const twice = keys.flatMap((key, line) => {
    const first = keys.indexOf(key) + 1;
    const text = `it stands on line ${first}, too. Take one of the two out.`;
    return key && first <= line ? [sentence(line + 1, key, text)] : [];
  });
  try {
    return fileOf(place, JSON.parse(source), problemAt, twice);
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    // The parser stops at what follows the mistake, which may be on a later line.
    const line = source
      .slice(0, Number(position ?? source.length))
      .trimEnd()
      .split('\n').length;
    return fileOf(place, {}, problemAt, [sentence(line, keys[line - 1], SHAPE)]);
  }
}

/** Messages as a file of them, with what is wrong with each by itself besides `problems`. */
export function fileOf(
  place: Place,
  messages: Messages,
  problemAt: MessageFile['problemAt'],
  problems: readonly string[],
): MessageFile {
  const mistakes = Object.entries(messages).flatMap(([key, message]) => {
    const text = mistakeIn(message);
    return text === undefined ? [] : [problemAt(key, text)];
  });
  return { ...place, messages, problemAt, problems: [...problems, ...mistakes] };
}

/**
 * The files of some languages: those of `messages/`, then those of `messages/` beside the file that
 * `OWNER_CONFIG` names, which replace or add single messages.
 * @throws Error for a language without a file.
 */
export function messageFiles(wanted: readonly Language[]): MessageFile[] {
  const config = process.env['OWNER_CONFIG'];
  const folders = ['messages', ...(config ? [join(dirname(config), 'messages')] : [])];
  return wanted.flatMap((language) => {
    const places = folders.map((folder, index) => {
      return { language, path: join(folder, `${language}.json`), isOwn: index > 0 };
    });
    const files = places.filter(({ path }) => existsSync(path));
    // Some editors put a mark before a file.
    const read = (path: string) => readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    if (files.length > 0) return files.map((place) => parseMessages(place, read(place.path)));
    throw new Error(
      `messages/${language}.json: there is no such file, so the page cannot speak "${language}". Copy messages/en.json to it and translate it, or take the language out of the settings.`,
    );
  });
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
    isOwn || !process.env['OWNER_CONFIG'] || !isOwnKey(key);
  const entries = files
    .filter((file) => file.language === language)
    .flatMap((file) => Object.entries(file.messages).filter(([key]) => isShown(key, file)));
  return Object.fromEntries(entries);
}

/** Where the settings say what B says, as the sentence for a mistake begins. */
const settingOf = ({ experiments }: Owner, key: string) => {
  const index = experiments.findIndex(({ messages }) => key in messages);
  return `${settingsFile}, experiments.${index}.messages, "${key}"`;
};

/** What B says, as a file of messages for each language: it is checked as all messages are. */
export const experimentFiles = (owner: Owner): MessageFile[] =>
  owner.languages.map((language) => {
    const problemAt = (key: string, text: string) =>
      `${settingOf(owner, key)}, ${language}: ${text}`;
    const tested = owner.experiments.flatMap(({ messages }) => Object.entries(messages));
    const said = tested.flatMap(([key, { [language]: text }]) =>
      text === undefined ? [] : [[key, text] as const],
    );
    const problems = tested
      .filter(([, texts]) => texts[language] === undefined)
      .map(([key]) => problemAt(key, 'B says nothing in this language. Write it.'));
    const place = { language, path: settingsFile, isOwn: true };
    return fileOf(place, Object.fromEntries(said), problemAt, problems);
  });
