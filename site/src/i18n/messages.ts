import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type en from '../../../messages/en.json';
import { directionOf, type Language } from './locales.ts';

/** The key of a message, as `messages/en.json` has it: `hero.lead`. */
export type MessageKey = keyof typeof en;

/** What fills the placeholders of a message; a count for a plural is a number. */
export type Values = Readonly<Record<string, string | number>>;

type Messages = Readonly<Record<string, string>>;

const loaded = new Map<Language, Messages>();

/** The messages of a language; those beside the file that `OWNER_CONFIG` names replace single ones. */
export function messagesOf(language: Language): Messages {
  const known = loaded.get(language);
  if (known) return known;
  const own = process.env['OWNER_CONFIG'];
  const ownFile = own ? join(dirname(resolve(own)), 'messages', `${language}.json`) : '';
  const messages = {
    ...readMessages(resolve('messages', `${language}.json`)),
    ...(existsSync(ownFile) && readMessages(ownFile)),
  };
  loaded.set(language, messages);
  return messages;
}

/**
 * A message with its placeholders filled.
 * @throws Error that names file and key when there is none, its syntax is broken, or a value is missing.
 */
export function format(language: Language, key: string, values: Values): string {
  const message = messagesOf(language)[key];
  if (message === undefined)
    throw new Error(`messages/${language}.json has no "${key}". Write it.`);
  try {
    return new IntlMessageFormat(message, language).format<string>(
      isolated(language, values),
    ) as string;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`messages/${language}.json, "${key}": ${reason}`, { cause });
  }
}

/**
 * Where lines run from right to left, what fills a placeholder keeps its own direction: Unicode's FSI
 * and PDI stand around it, or `$1,000` would be shown as `1,000$`.
 */
export function isolated(language: Language, values: Values): Values {
  if (directionOf(language) === 'ltr') return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
}

function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}
