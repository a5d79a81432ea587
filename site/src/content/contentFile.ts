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

/** A content file, `<folder>/<language>/<name>.json`. */
export type ContentFile = {
  language: string;
  /** The first part of the file's keys, e.g. `faq`. */
  name: string;
  path: string;
  isOwnerFile: boolean;
  /** True for a campaign page's file. Its messages override the home page's. */
  isCampaignPage?: boolean;
  value: Readonly<Record<string, unknown>>;
  /** Prepends the file, line, and key to an error message. */
  formatError: (path: Path, text: string) => string;
  /** JSON syntax errors and duplicate keys. */
  syntaxErrors: readonly string[];
};

const SYNTAX_ERROR =
  'Invalid JSON. Write "key": "text", with \\" for a quotation mark in the text and a comma after every entry except the last.';

/** If the JSON is invalid, `value` is empty. */
export function parseContentFile(
  file: Pick<ContentFile, 'language' | 'name' | 'path' | 'isOwnerFile'>,
  source: string,
): ContentFile {
  const parseErrors: ParseError[] = [];
  const root = parseTree(source, parseErrors, { disallowComments: true });
  const getLine = (offset: number) => source.slice(0, offset).split('\n').length;
  const value: unknown = parseErrors.length === 0 && root ? getNodeValue(root) : {};
  const formatError = (path: Path, problem: string) => {
    const line = root ? `:${getLine(findNearestNode(root, path).offset)}` : '';
    const key = formatKey([file.name, ...path], { [file.name]: value });
    return `${file.path}${line}, "${key}": ${problem}`;
  };
  // The parser reports the token after the error, which may be on a later line.
  const [errorLine] = parseErrors.map(({ offset }) =>
    getLine(source.slice(0, offset).trimEnd().length),
  );
  const syntaxErrors =
    errorLine === undefined
      ? findDuplicateKeys(root).map((node) => {
          const key: unknown = node.children?.[0]?.value;
          return `${file.path}:${getLine(node.offset)}, "${String(key)}": Duplicate key. Remove one.`;
        })
      : [`${file.path}:${errorLine}: ${SYNTAX_ERROR}`];
  return { ...file, value: isObject(value) ? value : {}, formatError, syntaxErrors };
}

export const readContentFiles = (
  folder: string,
  languages: readonly string[],
  isOwnerFile: boolean,
  subfolder = '',
) =>
  languages.flatMap((language) =>
    globSync(join(folder, language, subfolder, '*.json'))
      .filter(existsSync)
      .sort()
      .map((path) => {
        const file = { language, name: basename(path, '.json'), path, isOwnerFile };
        // Some editors add a byte order mark.
        return parseContentFile(file, readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
      }),
  );

/** Finds the node at a path. If there's none, finds its nearest ancestor. */
function findNearestNode(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path]);
  return node ?? (path.length === 0 ? root : findNearestNode(root, path.slice(0, -1)));
}

function findDuplicateKeys(node: Node | undefined): Node[] {
  const children = node?.children ?? [];
  const keys = children.map((child) => child.children?.[0]?.value);
  const duplicates = children.filter((_, index) => keys.indexOf(keys[index]) < index);
  return [...(node?.type === 'object' ? duplicates : []), ...children.flatMap(findDuplicateKeys)];
}

/** Formats a path as a key. Uses a list entry's ID, or its 1-based position if it has no ID. */
function formatKey([step, ...rest]: Path, value: unknown): string {
  if (step === undefined) return '';
  const inner: unknown = isList(value)
    ? value[Number(step)]
    : isObject(value)
      ? value[step]
      : value;
  const name =
    typeof step === 'string' ? step : isObject(inner) ? `${getId(inner) ?? step}` : `${step + 1}`;
  return [name, formatKey(rest, inner)].filter(Boolean).join('.');
}
