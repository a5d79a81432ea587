import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { APIRoute } from 'astro';
import { getId, isList, isObject } from '../content/jsonValues.ts';
import { owner } from '../data/owner.ts';
import { resolveClaims } from '../i18n/resolveClaims.ts';
import { getContent, getMessages } from '../i18n/loadMessages.ts';
import HINTS from './hints.json' with { type: 'json' };

/** A pattern for a message as rendered on the page, and the URL of its field in the editor. */
export type TextLocation = { pattern: string; url: string };

const PLACEHOLDER = '.+?';
/** Minimum number of letters in a message with placeholders. */
const MIN_LETTERS = 3;

export const getStaticPaths = () =>
  owner.languages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute = ({ props }) =>
  Response.json(getTextLocations(String(props['language'])));

/** Returns the locations of all editable messages in a language. The longest pattern comes first. */
export function getTextLocations(language: string): TextLocation[] {
  const messages = getMessages(owner, language);
  const { sourceFiles } = getContent(owner.languages);
  const locations = Object.entries(HINTS.groups).flatMap(([group, { files }]) =>
    Object.keys(files).flatMap((name) =>
      getMessagePaths(sourceFiles.get(name) ?? {}, [], [name]).flatMap(([key, path]) => {
        const message = messages[key];
        if (message === undefined) return [];
        const pattern = toPattern(resolveClaims(owner, message));
        // Placeholders match any text, so skip messages that are almost only placeholders.
        if (countLetters(pattern) < (pattern.includes(PLACEHOLDER) ? MIN_LETTERS : 1)) return [];
        const url = `/admin/#/collections/${group}?entry=${name}&field=${path}`;
        return [{ pattern, url }];
      }),
    ),
  );
  return locations.sort((a, b) => countLetters(b.pattern) - countLetters(a.pattern));
}

/** Returns each message's key and its path in the editor. The path has list indexes instead of entry IDs. */
function getMessagePaths(
  value: unknown,
  path: readonly (string | number)[],
  keys: readonly string[],
): [string, string][] {
  if (typeof value === 'string') return [[keys.join('.'), path.join('.')]];
  if (isList(value))
    return value.flatMap((entry, index) =>
      getMessagePaths(entry, [...path, index], [...keys, getId(entry) ?? `${index + 1}`]),
    );
  return Object.entries(isObject(value) ? value : {}).flatMap(([key, child]) =>
    getMessagePaths(child, [...path, key], [...keys, key]),
  );
}

/** Converts a parsed message to a regular expression in which placeholders match any value. */
const toPattern = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal)
        return element.value.replaceAll(/\s+/g, ' ').replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      if (!('options' in element)) return PLACEHOLDER;
      const branches = Object.values(element.options).map(({ value }) => toPattern(value));
      return `(?:${branches.join('|')})`;
    })
    .join('');

const countLetters = (pattern: string) => pattern.replaceAll(/[^\p{L}\d]/gu, '').length;
