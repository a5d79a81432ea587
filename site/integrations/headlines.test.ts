import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tooWide } from './headlines.ts';

test.each([
  ['The floor is open.', 'en', ''],
  ['Open.', 'en', ''],
  ['Otwórz parkiet.', 'pl', ''],
  ['القاعة مفتوحة.', 'ar', ''],
  // Within 24 letters, and three lines.
  ['Trade on your terms.', 'en', 'px too wide for its two lines,'],
  ['Unbelievably cheap.', 'en', 'px too wide for its two lines,'],
])(
  'of a headline that does not fit its two lines, "%s" in %s, it is told by how much',
  async (text, language, says) => {
    const problem = await tooWide(text, language);
    if (says === '') expect(problem).toBe('');
    else expect(problem).toContain(says);
  },
);

test('a headline is measured as the styles set it', () => {
  const [scale, hero, fonts] = [
    'styles/scale.css',
    'sections/Hero/Hero.module.css',
    'layouts/languageFonts.ts',
  ].map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8'));
  // On a phone 84 of a hundred parts of the window, which has 85 between its margins at 320 px.
  expect(scale).toContain(
    '--type-4xl: calc(var(--display-scale) * min(20vw, 3.8rem + 7.7vw, 19svh, 10.75rem));',
  );
  expect(scale).toContain(
    '--page-margin: max(clamp(24px, 6.3vw - 0.6px, 72px), (100vw - 1296px) / 2);',
  );
  expect(scale).toContain('--tracking-display: -0.01em;');
  expect(hero).toContain('max-inline-size: 4.2em;');
  expect(fonts).toContain('size-adjust:92%');
});
