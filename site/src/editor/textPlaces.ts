import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { APIRoute } from 'astro';
import { getId, isList, isObject } from '../content/jsonValues.ts';
import { owner } from '../data/owner.ts';
import { resolveClaims } from '../i18n/resolveClaims.ts';
import { getContent, getMessages } from '../i18n/loadMessages.ts';
import HINTS from './hints.json' with { type: 'json' };

/** Where the editor has a text: what it looks like on the page as a pattern, and the address of its field. */
export type TextPlace = { pattern: string; address: string };

export const getStaticPaths = () =>
  owner.languages.map((language) => ({ params: { language }, props: { language } }));

export const GET: APIRoute = ({ props }) => Response.json(textPlaces(String(props['language'])));

/** The texts of a language that the editor has, those with most words first. */
export function textPlaces(language: string): TextPlace[] {
  const messages = getMessages(owner, language);
  const { sourceFiles: source } = getContent(owner.languages);
  const places = Object.entries(HINTS.groups).flatMap(([group, { files }]) =>
    Object.keys(files).flatMap((name) =>
      [...pathsIn(source.get(name) ?? {}, [], [name])].flatMap(([key, path]) => {
        const message = messages[key];
        if (message === undefined) return [];
        const pattern = patternOf(resolveClaims(owner, message));
        const address = `/admin/#/collections/${group}?entry=${name}&field=${path}`;
        return [{ pattern, address }];
      }),
    ),
  );
  return places.sort((a, b) => lettersIn(b.pattern) - lettersIn(a.pattern));
}

/** The key of each text in a file, and its path in the editor, which counts the entries of lists. */
function pathsIn(
  value: unknown,
  path: readonly (string | number)[],
  keys: readonly string[],
): [string, string][] {
  if (typeof value === 'string') return [[keys.join('.'), path.join('.')]];
  if (isList(value))
    return value.flatMap((one, index) =>
      pathsIn(one, [...path, index], [...keys, getId(one) ?? `${index + 1}`]),
    );
  return Object.entries(isObject(value) ? value : {}).flatMap(([key, inner]) =>
    pathsIn(inner, [...path, key], [...keys, key]),
  );
}

/** A pattern in which placeholders may be anything. */
const patternOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal)
        return plain(element.value).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      if (!('options' in element)) return '.+?';
      const forms = Object.values(element.options).map(({ value }) => patternOf(value));
      return `(?:${forms.join('|')})`;
    })
    .join('');

const lettersIn = (pattern: string) => pattern.replaceAll(/\W/g, '').length;

/** Without spaces and marks that differ between a message and its text on the page. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
