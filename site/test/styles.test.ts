import { globSync, readFileSync } from 'node:fs';
import { parse, type AnyNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

const DISTANCE = /^(?:margin|padding)(?:-|$)|^(?:row-|column-|--)?gap$/;
const LENGTH = /[\d.](?:px|r?em|%|[sdl]?v[whib]|cq[bhiw]|ch|lh)\b/;

/** All style sheets of page and report. */
const sheets = globSync('{site/src,scripts}/**/*.css').map((path) => {
  return { path, root: parse(readFileSync(path, 'utf8')) };
});
const isOfTokens = ({ path }: { path: string }) =>
  /\/styles\/(?:tokens|scale|tones)\.css$/.test(path);
const styled = sheets.filter((sheet) => !isOfTokens(sheet));

test('distances come from the scale', () => {
  const found = styled.flatMap(({ path, root }) => {
    const places: string[] = [];
    root.walkDecls(DISTANCE, (declaration) => {
      const { value, source } = declaration;
      if (LENGTH.test(value) && !isDrawing(declaration, path))
        places.push(`${path}:${source?.start?.line}: ${value}`);
    });
    return places;
  });
  expect(sheets.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

/** Drawings have their own measures: files in `drawings/`, and rules after a comment that starts with `Drawing:`. */
function isDrawing(declaration: Declaration, path: string): boolean {
  if (path.includes('/drawings/')) return true;
  for (let node: AnyNode | undefined = declaration; node; node = node.parent) {
    const before = 'prev' in node ? node.prev() : undefined;
    if (before?.type === 'comment' && before.text.startsWith('Drawing:')) return true;
  }
  return false;
}
