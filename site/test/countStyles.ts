import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse, type AnyNode, type Declaration, type Root } from 'postcss';

/** A style sheet as it was written. */
type Sheet = { path: string; lines: number; root: Root };

/** A size or a distance, with the places where it stands. */
export type Uses = Map<string, string[]>;

const SPACING = /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/;
const SIZE_QUERY = /\b(?:width|height|inline-size|block-size)\b/;
/** Says nothing of a distance. */
const NEUTRAL = /^(?:0|0px|auto|inherit|normal|\/)$/;
const SIZE = /^(?:(?:calc|clamp|max|min|var)\(|[\d.]+(?:%|[a-z]))/;

/** All style sheets of the product, page and report. */
export const sheets = (): Sheet[] =>
  globSync('{site/src,scripts}/**/*.css').map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, lines: text.split('\n').length - 1, root: parse(text) };
  });

/** Queries of the window's or a container's size. */
export function sizeQueries(all: readonly Sheet[]): number {
  let count = 0;
  for (const { root } of all) {
    root.walkAtRules(/^(?:media|container)$/, ({ params }) => {
      if (SIZE_QUERY.test(params)) count += 1;
    });
  }
  return count;
}

/** Distinct font sizes outside of drawings: the values, those behind custom properties among them. */
export const fontSizes = (all: readonly Sheet[]): Uses =>
  uses(all, ({ prop, value }) => {
    if (prop === 'font-size') return [value];
    const size = prop === 'font' ? parts(value).find((part) => SIZE.test(part)) : undefined;
    return size === undefined ? [] : [size];
  });

/** Distinct margins, paddings and gaps outside of drawings; one and its negative are the same. */
export const spacings = (all: readonly Sheet[]): Uses =>
  uses(all, ({ prop, value }) => (SPACING.test(prop) ? parts(value).map(positive) : []));

function uses(all: readonly Sheet[], valuesOf: (declaration: Declaration) => string[]): Uses {
  const local = declared(all.filter(({ path }) => !isOfTokens(path)));
  for (const token of declared(all.filter(({ path }) => isOfTokens(path))).keys())
    local.delete(token);
  const found: Uses = new Map();
  for (const { path, root } of all.filter((sheet) => !isOfTokens(sheet.path))) {
    root.walkDecls((declaration) => {
      if (isDrawing(declaration, path)) return;
      const place = `${path}:${declaration.source?.start?.line}`;
      const values = valuesOf(declaration).flatMap((each) => resolve(each, local));
      for (const value of values.filter((each) => !NEUTRAL.test(each))) {
        found.set(value, [...(found.get(value) ?? []), place]);
      }
    });
  }
  return found;
}

/** A custom property that is no token stands for each value that it is given. */
function resolve(value: string, local: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const name = /^var\((--[\w-]+)/.exec(value)?.[1] ?? '';
  const given = [...(local.get(name) ?? [])].filter((each) => !each.includes(name));
  // One of two lengths gives both: `--gap: 0 var(--space-m)`.
  const values = given.flatMap(parts).map(positive);
  return values.length === 0 ? [value] : values.flatMap((each) => resolve(each, local));
}

const isOfTokens = (path: string) => /\/styles\/(?:tokens|scale|levels)\.css$/.test(path);

/** Custom properties with all values that they are given anywhere. */
function declared(all: readonly Sheet[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { root } of all) {
    root.walkDecls(/^--/, ({ prop, value }) => {
      values.set(prop, (values.get(prop) ?? new Set()).add(value));
    });
  }
  return values;
}

/**
 * A drawing keeps its own measures: what stands in a folder `drawings`, and a rule, with all inside of it,
 * right before which a comment begins with `Drawing:` and says why.
 */
function isDrawing(declaration: Declaration, path: string): boolean {
  if (basename(dirname(path)) === 'drawings') return true;
  for (let node: AnyNode | undefined = declaration; node; node = node.parent) {
    const before = 'prev' in node ? node.prev() : undefined;
    if (before?.type === 'comment' && before.text.startsWith('Drawing:')) return true;
  }
  return false;
}

/** The parts of a value, parted by spaces and slashes outside of brackets. */
function parts(value: string): string[] {
  const all: string[] = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && (letter === ' ' || letter === '/')) all.push('');
    else all.push((all.pop() ?? '') + letter);
  }
  return all.filter(Boolean);
}

const positive = (part: string) =>
  part.replace(/^-(?=[\d.])/, '').replace(/^calc\(-1 \* (var\([^)]*\))\)$/, '$1');
