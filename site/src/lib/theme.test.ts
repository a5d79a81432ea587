import { expect, test } from 'vitest';
import { tokenColor } from './theme.ts';

const TOKENS =
  ':root { --color-bg: light-dark(#ebeae4, #131411); --color-accent: #ffe100; --line: red; }';

test('a colour is read for its theme, one for both themes in both; another is refused', () => {
  const read = (name: string) => tokenColor(TOKENS, name, 'dark');
  expect(tokenColor(TOKENS, '--color-bg', 'light')).toBe('#ebeae4');
  expect(read('--color-bg')).toBe('#131411');
  expect(read('--color-accent')).toBe('#ffe100');
  for (const name of ['--color-graphic', '--line'])
    expect(() => read(name)).toThrow(`tokens.css has no "${name}: #rrggbb;"`);
});
