import { globSync, readFileSync } from 'node:fs';
import { parse, type AnyNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

const MOST = { lines: 4_400, linesOfOne: 160, sizeQueries: 60, fontSizes: 6 };

const DISTANCE = /^(?:margin|padding)(?:-|$)|^(?:row-|column-|--)?gap$/;
const FONT_SIZE = /^font(?:-size)?$/;
const LENGTH = /[\d.](?:px|r?em|%|[sdl]?v[whib]|cq[bhiw]|ch|lh)\b/;

/** All style sheets of the product, page and report. */
const sheets = globSync('{site/src,scripts}/**/*.css').map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, lines: text.split('\n').length - 1, root: parse(text) };
});

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

test('outside of drawings distances are those of the scale, and so is type but where it fills its room', () => {
  expect(lengthsOf(DISTANCE)).toEqual([]);
  const sizes = lengthsOf(FONT_SIZE);
  expect(sizes.length, sizes.join('\n')).toBeLessThanOrEqual(MOST.fontSizes);
});

/** Where a property is given a length that is none of the scale's. */
function lengthsOf(property: RegExp): string[] {
  return sheets
    .filter(({ path }) => !/\/styles\/(?:tokens|scale|levels)\.css$/.test(path))
    .flatMap(({ path, root }) => {
      const found: string[] = [];
      root.walkDecls(property, (declaration) => {
        const { value, source } = declaration;
        if (LENGTH.test(value) && !isDrawing(declaration, path))
          found.push(`${path}:${source?.start?.line}: ${value}`);
      });
      return found;
    });
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
