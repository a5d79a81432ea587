import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tooWide } from './headlines.ts';

test.each([
  ['The floor is open.', 'en', /^$/],
  ['Open.', 'en', /^$/],
  ['Otwórz parkiet.', 'pl', /^$/],
  ['القاعة مفتوحة.', 'ar', /^$/],
  // Within 24 letters, and three lines.
  ['Trade on your terms.', 'en', 'px too wide for its two lines,'],
  ['Unbelievably cheap.', 'en', 'px too wide for its two lines,'],
])(
  'of a headline that does not fit its two lines, "%s" in %s, it is told by how much',
  async (text, language, says) => {
    expect(await tooWide(text, language)).toMatch(says);
  },
);

test('a headline is measured as the styles set it', () => {
  const styles = ['styles/scale.css', 'sections/Hero/Hero.module.css', 'layouts/languageFonts.ts'];
  const text = styles.map((path) => readFileSync(`site/src/${path}`, 'utf8')).join('');
  for (const rule of [
    // On a phone 84 of a hundred parts of the window, which has 85 between its margins at 320 px.
    '--type-4xl: calc(var(--display-scale) * min(20vw, 3.8rem + 7.7vw, 19svh, 10.75rem));',
    '--page-margin: max(clamp(24px, 6.3vw - 0.6px, 72px), (100vw - 1296px) / 2);',
    '--tracking-display: -0.01em;',
    'max-inline-size: 4.2em;',
    'size-adjust:92%',
  ])
    expect(text).toContain(rule);
});
