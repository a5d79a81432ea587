import { expect, test } from 'vitest';
import { findMarkupError, parseMarkup, stripMarkup } from './markup.ts';

test.each([
  ['plain', [{ kind: 'text', text: 'plain' }]],
  [
    'See [the *terms*](https://a.example/50%25) **now**, *please*.',
    [
      { kind: 'text', text: 'See ' },
      { kind: 'a', text: 'the *terms*', href: 'https://a.example/50%25' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: ', ' },
      { kind: 'em', text: 'please' },
      { kind: 'text', text: '.' },
    ],
  ],
  ['5 * 3 * 2, [x] and 4*', [{ kind: 'text', text: '5 * 3 * 2, [x] and 4*' }]],
  // Around figures, sentences that run from right to left have marks.
  ['[x](/\u206850%\u2069)', [{ kind: 'a', text: 'x', href: '/50%' }]],
])('reads the parts of %j', (text, parts) => {
  expect(parseMarkup(text)).toEqual(parts);
});

test('leaves the words where markup cannot be shown', () => {
  expect(stripMarkup('See [the *terms*](/terms/) **now**.')).toBe('See the terms now.');
});

test.each([
  ['faq.items.fees.answer', '[x](javascript:alert(1))', 'cannot lead to "javascript:alert(1"'],
  ['faq.items.fees.answer', '**[x](//evil.example)**', 'cannot lead to "//evil.example"'],
  ['faq.items.fees.answer', '[x](https://a.example) *y*', undefined],
  ['hero.start', '*Go*', 'only paragraphs can have links'],
  ['compare.calculator.note', '*Go*', 'only paragraphs can have links'],
])('refuses in %s what %j has wrong', (key, text, says) => {
  const mistake = findMarkupError(key, text);
  if (says === undefined) expect(mistake).toBeUndefined();
  else expect(mistake).toContain(says);
});
