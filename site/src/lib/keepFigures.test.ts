import { expect, test } from 'vitest';
import { keepFigures } from './keepFigures.ts';

test('a figure keeps its word, and a word its figure', () => {
  expect(keepFigures('under 1 second')).toBe('under 1\u00a0second');
  expect(keepFigures('on a layer-2 network')).toBe('on a layer-\u20602\u00a0network');
});
