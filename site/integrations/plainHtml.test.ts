import { expect, test } from 'vitest';
import { toPlain } from './plainHtml.ts';

const ISLAND = '<astro-island uid="a"><p>1<!-- -->%<br/></p></astro-island>';

test('a sentence is one text, and an island keeps the marks by which it finds its own', () => {
  expect(toPlain(`<p>100<!-- -->%</p>${ISLAND}<b>a</b> <!-- -->b${ISLAND}<!-- -->`)).toBe(
    `<p>100%</p>${ISLAND}<b>a</b> b${ISLAND}`,
  );
});

test('what HTML leaves open stays open, and a drawing as it is', () => {
  expect(toPlain('<img src="a"/><br/><input name="b"/><svg><path d="M0 0"/></svg>')).toBe(
    '<img src="a"><br><input name="b"><svg><path d="M0 0"/></svg>',
  );
});
