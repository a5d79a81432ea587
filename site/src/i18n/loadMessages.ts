import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIGURES, figures } from '../data/figures.ts';
import {
  OWNER_KEY,
  compareWithEnglish,
  lineOf,
  placeholdersOf,
  readMessages,
  unknownKeys,
  type Messages,
  type Problem,
} from './checkMessages.ts';
import type { Language } from './locales.ts';
import { checkRules } from './messageRules.ts';

/** A file of messages, as errors name it. */
type Source = { file: string; text: string };

/** `shipped` by `messages/`; `messages` with those of the owner who builds from another file. */
type Loaded = { sources: readonly Source[]; shipped: Messages; messages: Messages };

const loaded = new Map<Language, Loaded>();

/**
 * The messages of a language. Those in `messages/` beside the file that `OWNER_CONFIG` names replace or add
 * single ones.
 * @throws Error with a line for each mistake: file, line, key and what to do.
 */
export const messagesOf = (language: Language): Messages => load(language).messages;

/** A mistake in a message, with the file and line where it stands. */
export function locate(language: Language, problem: Problem): string {
  return told(load(language).sources, problem);
}

function load(language: Language): Loaded {
  const known = loaded.get(language);
  if (known) return known;
  const config = process.env['OWNER_CONFIG'];
  const file = `${language}.json`;
  const shipped = readSource(join('messages', file));
  const own = config ? readSource(join(dirname(config), 'messages', file)) : undefined;
  const sources = [own, shipped].filter((source) => source !== undefined);
  if (sources.length === 0) {
    throw new Error(
      `There is no messages/${file}, so the page cannot speak "${language}". Copy messages/en.json to it and translate it.`,
    );
  }
  const shippedMessages = parsed(shipped);
  const ownMessages = parsed(own);
  const messages = {
    // Another owner's sentences are not these.
    ...(config ? withoutOwnersSentences(shippedMessages) : shippedMessages),
    ...ownMessages,
  };
  const all = { sources, shipped: shippedMessages, messages };
  const english = language === 'en' ? all : load('en');
  refuse(
    sources,
    compareWithEnglish(messages, {
      english: english.messages,
      filled: (key) => [...FIGURES, ...placeholdersOf(english.shipped[key] ?? '')],
    }),
  );
  if (language === 'en' && shipped) refuse(sources, unknownKeys(ownMessages, shippedMessages));
  refuse(sources, checkRules(language, messages, figures(language)));
  loaded.set(language, all);
  return all;
}

function parsed(source: Source | undefined): Messages {
  if (!source) return {};
  const { messages, problems } = readMessages(source.text);
  refuse([source], problems);
  return messages;
}

function readSource(file: string): Source | undefined {
  return existsSync(file) ? { file, text: readFileSync(file, 'utf8') } : undefined;
}

function withoutOwnersSentences(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => !key.startsWith(OWNER_KEY)));
}

function refuse(sources: readonly Source[], problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new Error(problems.map((problem) => told(sources, problem)).join('\n'));
}

function told(sources: readonly Source[], { key, text, line }: Problem): string {
  const source = sources.find((one) => lineOf(one.text, key) !== undefined) ?? sources.at(-1);
  const found = line ?? lineOf(source?.text ?? '', key);
  const place = found === undefined ? '' : `, line ${found}`;
  return `${source?.file}${place}: "${key}": ${text}`;
}
