import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { getId, isList, isObject } from './jsonValues.ts';

type Path = readonly (string | number)[];

/** A file of content, `<folder>/<language>/<name>.json`. */
export type ContentFile = {
  language: string;
  /** Its texts' keys begin with it: `faq`. */
  name: string;
  path: string;
  /** Of the owner, not shipped. */
  isOwn: boolean;
  /** Says what a campaign page says instead of the home page. */
  isOfPage?: boolean;
  value: Readonly<Record<string, unknown>>;
  /** The sentence for a mistake: file, line, key, what to do. */
  formatError: (path: Path, text: string) => string;
  /** What is wrong with its JSON. */
  syntaxErrors: readonly string[];
};

const SYNTAX =
  'this is not JSON. Write "key": "text", with \\" for a quotation mark in the text and a comma after each entry but the last.';

/** Parses a file of content; one that is not JSON has no value. */
export function parseContentFile(
  place: Pick<ContentFile, 'language' | 'name' | 'path' | 'isOwn'>,
  source: string,
): ContentFile {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const value: unknown = errors.length === 0 && root ? getNodeValue(root) : {};
  const sentence = (path: Path, text: string) => {
    const line = root ? `:${lineOf(nearest(root, path).offset)}` : '';
    const key = keyOf([place.name, ...path], { [place.name]: value });
    return `${place.path}${line}, "${key}": ${text}`;
  };
  // The parser stops at what follows the mistake, which may be on a later line.
  const [error] = errors.map(({ offset }) => lineOf(source.slice(0, offset).trimEnd().length));
  const problems =
    error === undefined
      ? repeatedKeys(root).map((node) => {
          const key: unknown = node.children?.[0]?.value;
          return `${place.path}:${lineOf(node.offset)}, "${String(key)}": this key is here twice. Take one out.`;
        })
      : [`${place.path}:${error}: ${SYNTAX}`];
  return {
    ...place,
    value: isObject(value) ? value : {},
    formatError: sentence,
    syntaxErrors: problems,
  };
}

/** All files in the folders of some languages, or in a folder `under` each. */
export const readContentFiles = (
  folder: string,
  languages: readonly string[],
  isOwn: boolean,
  under = '',
) =>
  languages.flatMap((language) =>
    globSync(join(folder, language, under, '*.json'))
      .filter(existsSync)
      .sort()
      .map((path) => {
        const place = { language, name: basename(path, '.json'), path, isOwn };
        // Some editors put a mark before a file.
        return parseContentFile(place, readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
      }),
  );

/** Where a path leads in a file, or the last part of it that is there. */
function nearest(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path]);
  return node ?? (path.length === 0 ? root : nearest(root, path.slice(0, -1)));
}

function repeatedKeys(node: Node | undefined): Node[] {
  const children = node?.children ?? [];
  const keys = children.map((child) => child.children?.[0]?.value);
  const twice = children.filter((_, index) => keys.indexOf(keys[index]) < index);
  return [...(node?.type === 'object' ? twice : []), ...children.flatMap(repeatedKeys)];
}

/** The key of a text: entries of lists by their ids, texts without one by their numbers from 1. */
function keyOf([step, ...rest]: Path, value: unknown): string {
  if (step === undefined) return '';
  const inner: unknown = isList(value)
    ? value[Number(step)]
    : isObject(value)
      ? value[step]
      : value;
  const name =
    typeof step === 'string' ? step : isObject(inner) ? `${getId(inner) ?? step}` : `${step + 1}`;
  return [name, keyOf(rest, inner)].filter(Boolean).join('.');
}
