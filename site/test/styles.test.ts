import { globSync, readFileSync } from 'node:fs';
import { parse, type AnyNode, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

const SPACING_PROPERTY = /^(?:margin|padding)(?:-|$)|^(?:row-|column-|--)?gap$/;
const LENGTH = /[\d.](?:px|r?em|%|[sdl]?v[whib]|cq[bhiw]|ch|lh)\b/;

/** Style sheets for the page and the report. */
const styleSheets = globSync('{site/src,scripts}/**/*.css').map((path) => {
  return { path, root: parse(readFileSync(path, 'utf8')) };
});
const definesTokens = ({ path }: { path: string }) =>
  /\/styles\/(?:tokens|scale|tones)\.css$/.test(path);
const componentSheets = styleSheets.filter((sheet) => !definesTokens(sheet));

test('margins, paddings, and gaps use the spacing scale', () => {
  const rawLengths = componentSheets.flatMap(({ path, root }) => {
    const locations: string[] = [];
    root.walkDecls(SPACING_PROPERTY, (declaration) => {
      const { value, source } = declaration;
      if (LENGTH.test(value) && !isInDrawing(declaration, path))
        locations.push(`${path}:${source?.start?.line}: ${value}`);
    });
    return locations;
  });
  expect(styleSheets.length).toBeGreaterThan(30);
  expect(rawLengths).toEqual([]);
});

/** Rules in `drawings/`, and after a comment that starts with `Drawing:`, may use any length. */
function isInDrawing(declaration: Declaration, path: string): boolean {
  if (path.includes('/drawings/')) return true;
  for (let node: AnyNode | undefined = declaration; node; node = node.parent) {
    const previous = 'prev' in node ? node.prev() : undefined;
    if (previous?.type === 'comment' && previous.text.startsWith('Drawing:')) return true;
  }
  return false;
}
