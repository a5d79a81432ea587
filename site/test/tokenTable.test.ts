import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const DOCUMENT = 'docs/design.md';
const TABLE = /(?<=\| tokens \| for \|\n\|---\|---\|\n)(?:\|.*\n)+/;

/** The root tokens of a style sheet, one row per comment, which explains the tokens after it. */
function rows(name: string): string[] {
  const groups: { purpose: string; tokens: string[] }[] = [];
  const sheet = parse(readFileSync(`site/src/styles/${name}.css`, 'utf8'));
  sheet.walkRules(':root', (root) => {
    root.each((node) => {
      if (node.type === 'comment') groups.push({ purpose: node.text, tokens: [] });
      else if (node.type === 'decl') groups.at(-1)?.tokens.push(`\`${node.prop}\``);
    });
  });
  return groups.map(
    ({ purpose, tokens }) => `| ${tokens.join(', ')} | ${purpose.replaceAll(/\s+/g, ' ')} |\n`,
  );
}

test('the token table matches the style sheets; -u rewrites it', async () => {
  const written = readFileSync(DOCUMENT, 'utf8');
  expect(written).toMatch(TABLE);
  const table = ['tokens', 'scale'].flatMap(rows).join('');
  await expect(written.replace(TABLE, () => table)).toMatchFileSnapshot(`../../${DOCUMENT}`);
});
