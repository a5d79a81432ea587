import { expect, test } from 'vitest';
import { moveRest } from './splitStyle.ts';

const LAYERS = '@layer base,sections;@layer base{html{color:red}}';
const FILL = `/*${'-'.repeat(1_000)}*/`;
const page = (css: string, hero: string) =>
  `<head><style>${FILL}${LAYERS}@layer sections{${css}}</style></head>${hero}<style data-rest></style><p class="_two">below</p>`;

function split(css: string, hero = '<h1 class="_one">') {
  const [, first = '', rest = ''] =
    /<style>([^]*?)<\/style>[^]*<style>([^]*?)<\/style>/.exec(moveRest(page(css, hero))) ?? [];
  return { first, rest };
}

test('what the first view does not use stands after it, and nothing stands twice', () => {
  const { first, rest } = split('._one{top:1px}._two{top:2px}');
  expect(first).toContain('._one{top:1px}');
  expect(first).not.toContain('_two');
  expect(rest).toBe('@layer sections{._two{top:2px}}');
});

test('rules inside media queries part in the same way, and no empty query is left', () => {
  const { first, rest } = split(
    '@media (width<=700px){._one{top:1px}}@media print{._two{top:2px}}',
  );
  expect(first).toContain('@media (width<=700px){._one{top:1px}}');
  expect(first).not.toContain('print');
  expect(rest).toBe('@layer sections{@media print{._two{top:2px}}}');
});

test('what the head’s script may set, and what names no class, stays', () => {
  const { first, rest } = split('.js [data-a]{top:1px}@keyframes slide{from{top:0}}');
  expect(first).toContain('.js [data-a]{top:1px}@keyframes slide{from{top:0}}');
  expect(rest).toBe('');
});

test('a page without a place for the rest is refused', () => {
  expect(() => moveRest('<head></head>')).toThrow(/<style data-rest>/);
});
