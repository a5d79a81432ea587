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
  // Right-to-left messages have direction marks around numbers.
  ['[x](/\u206850%\u2069)', [{ kind: 'a', text: 'x', href: '/50%' }]],
])('parses %j', (text, parts) => {
  expect(parseMarkup(text)).toEqual(parts);
});

test('strips links and emphasis', () => {
  expect(stripMarkup('See [the *terms*](/terms/) **now**.')).toBe('See the terms now.');
});

test.each([
  ['faq.items.fees.answer', '[x](javascript:alert(1))', 'Invalid link "javascript:alert(1"'],
  ['faq.items.fees.answer', '**[x](//evil.example)**', 'Invalid link "//evil.example"'],
  ['faq.items.fees.answer', '[x](https://a.example) *y*', undefined],
  ['hero.start', '*Go*', "This message can't have links"],
  ['compare.calculator.note', '*Go*', "This message can't have links"],
])('checks the markup of %s: %j', (key, text, expected) => {
  const error = findMarkupError(key, text);
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error).toContain(expected);
});
