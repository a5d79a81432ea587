import { globSync, readFileSync } from 'node:fs';
import { parse, type AnyNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

const MOST = { lines: 4_400, linesOfOne: 160, sizeQueries: 60, fontSizes: 12, spacings: 16 };

const SPACING = /^(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/;
const SIZE = /^(?:(?:calc|clamp|max|min|var)\(|[\d.]+(?:%|[a-z]))/;
const DISTANCE = /^(?:margin|padding)(?:-|$)|^(?:row-|column-|--)?gap$/;
/** Says nothing of a distance. */
const NEUTRAL = /^(?:0|0px|auto|inherit|normal|\/)$/;
const LENGTH = /[\d.](?:px|r?em|%|[sdl]?v[whib]|cq[bhiw]|ch|lh)\b/;

/** All style sheets of the product, page and report. */
const sheets = globSync('{site/src,scripts}/**/*.css').map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, lines: text.split('\n').length - 1, root: parse(text) };
});
const isOfTokens = ({ path }: { path: string }) =>
  /\/styles\/(?:tokens|scale|levels)\.css$/.test(path);
const styled = sheets.filter((sheet) => !isOfTokens(sheet));
const tokens = valuesOfProperties(sheets.filter(isOfTokens));
const local = valuesOfProperties(styled);

test('the style sheets fit a head: few lines in all, and each on a screen or two', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(MOST.lines);
  expect(sheets.filter(({ lines }) => lines > MOST.linesOfOne).map(({ path }) => path)).toEqual([]);
});

test('few places ask how large the window or a container is', () => {
  const queries: string[] = [];
  for (const { root } of sheets)
    root.walkAtRules(/^(?:media|container)$/, ({ params }) => void queries.push(params));
  const ofSize = queries.filter((query) =>
    /\b(?:width|height|inline-size|block-size)\b/.test(query),
  );
  expect(ofSize.length).toBeLessThanOrEqual(MOST.sizeQueries);
});

test('outside of drawings type comes in few sizes', () => {
  expectAtMost(MOST.fontSizes, ({ prop, value }) => {
    if (prop === 'font-size') return [value];
    return prop === 'font'
      ? parts(value)
          .filter((part) => SIZE.test(part))
          .slice(0, 1)
      : [];
  });
});

test('outside of drawings margins, paddings and gaps come in few lengths', () => {
  expectAtMost(MOST.spacings, ({ prop, value }) => (SPACING.test(prop) ? parts(value) : []));
});

test('outside of drawings a distance is one of the scale', () => {
  const found = styled.flatMap(({ path, root }) => {
    const places: string[] = [];
    root.walkDecls(DISTANCE, (declaration) => {
      const { value, source } = declaration;
      if (LENGTH.test(value) && !isDrawing(declaration, path))
        places.push(`${path}:${source?.start?.line}: ${value}`);
    });
    return places;
  });
  expect(found).toEqual([]);
});

/** Holds the number of distinct values outside of drawings. */
function expectAtMost(most: number, valuesOf: (declaration: Declaration) => string[]) {
  const distinct = new Set<string>();
  for (const { path, root } of styled)
    root.walkDecls((declaration) => {
      if (isDrawing(declaration, path)) return;
      for (const value of valuesOf(declaration).flatMap(resolve))
        if (!NEUTRAL.test(value)) distinct.add(value);
    });
  expect(distinct.size, [...distinct].join('\n')).toBeLessThanOrEqual(most);
}

/** A custom property that is no token stands for each value that it is given; a length is its negative. */
function resolve(value: string): string[] {
  const length = value.replace(/^-(?=[\d.])/, '').replace(/^calc\(-1 \* (var\([^)]*\))\)$/, '$1');
  const name = /^var\((--[\w-]+)/.exec(length)?.[1] ?? '';
  const given = tokens.has(name) ? [] : [...(local.get(name) ?? [])];
  // One of two lengths gives both: `--gap: 0 var(--space-m)`.
  const values = given.filter((each) => !each.includes(name)).flatMap(parts);
  return values.length === 0 ? [length] : values.flatMap(resolve);
}

/** Custom properties with all values that they are given in some style sheets. */
function valuesOfProperties(some: typeof sheets): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { root } of some) {
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
  if (path.includes('/drawings/')) return true;
  for (let node: AnyNode | undefined = declaration; node; node = node.parent) {
    const before = 'prev' in node ? node.prev() : undefined;
    if (before?.type === 'comment' && before.text.startsWith('Drawing:')) return true;
  }
  return false;
}

/** The parts of a value, parted by spaces and slashes outside of brackets. */
function parts(value: string): string[] {
  return value.match(/(?:[^\s/()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}
