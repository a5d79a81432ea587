import { expect, test } from 'vitest';
import { tokenColor } from './tokenColor.ts';

const TOKENS = ':root { --plain: light-dark(#ebeae4, #131411); --floor: #ffe100; --line: red; }';

test('a colour is read for its theme, and one for both themes in both', () => {
  expect(tokenColor(TOKENS, '--plain', 'light')).toBe('#ebeae4');
  expect(tokenColor(TOKENS, '--plain', 'dark')).toBe('#131411');
  expect(tokenColor(TOKENS, '--floor', 'dark')).toBe('#ffe100');
});

test.for(['--stone', '--line'])('a style sheet without the plain colour %s is refused', (name) => {
  expect(() => tokenColor(TOKENS, name, 'light')).toThrow(`tokens.css has no "${name}: #rrggbb;"`);
});
