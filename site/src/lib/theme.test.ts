import { expect, test } from 'vitest';
import { tokenColor } from './theme.ts';

const TOKENS =
  ':root { --color-bg: light-dark(#ebeae4, #131411); --color-accent: #ffe100; --line: red; }';

test('a colour is read for its theme, and one for both themes in both', () => {
  expect(tokenColor(TOKENS, '--color-bg', 'light')).toBe('#ebeae4');
  expect(tokenColor(TOKENS, '--color-bg', 'dark')).toBe('#131411');
  expect(tokenColor(TOKENS, '--color-accent', 'dark')).toBe('#ffe100');
});

test.for(['--color-graphic', '--line'])(
  'a style sheet without the plain colour %s is refused',
  (name) => {
    expect(() => tokenColor(TOKENS, name, 'light')).toThrow(
      `tokens.css has no "${name}: #rrggbb;"`,
    );
  },
);
