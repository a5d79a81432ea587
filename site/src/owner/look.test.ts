import { expect, test } from 'vitest';
import { getLookColor, renderLookCss } from '../data/look.ts';
import { getContrast } from './colors.ts';
import { findContrastErrors, getGroundColors, Look } from './look.ts';

/** Yields reproducible numbers from 0 to 1. */
function* generateNumbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

const createColor = (numbers: Iterator<number>) =>
  `#${[1, 2, 3]
    .map(() =>
      Math.floor(Number(numbers.next().value) * 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Text colors and their backgrounds. */
const TEXT_BACKGROUND_PAIRS = [
  ['--color-ink', '--color-bg'],
  ['--color-ink', '--color-stone'],
  ['--color-ink-quiet', '--color-bg'],
  ['--color-ink-quiet', '--color-stone'],
  ['--color-on-inverse', '--color-inverse'],
  ['--color-on-form', '--color-form-bg'],
] as const;
const PRICE_COLORS = ['--color-up', '--color-down'];

test('rejects random backgrounds with insufficient contrast', () => {
  const numbers = generateNumbers(59);
  let accepted = 0;
  for (let count = 0; count < 30; count += 1) {
    const theme = count % 2 === 0 ? 'light' : 'dark';
    const [ground, accent] = [createColor(numbers), createColor(numbers)];
    const parsed = Look.safeParse({
      appearance: theme,
      colors: { accent, ground: { [theme]: ground } },
    });
    const look = parsed.data;
    if (look === undefined) {
      expect(getContrast(accent, '#14150f')).toBeLessThan(7);
      continue;
    }
    const getColor = (name: string) => getLookColor(look, name, theme);
    if (findContrastErrors(look, getColor).length > 0) continue;
    accepted += 1;
    for (const [text, background] of TEXT_BACKGROUND_PAIRS)
      expect(
        getContrast(getColor(text), getColor(background)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
    // In the light theme, dark blocks have the price colors of the dark theme.
    if (theme === 'light') continue;
    for (const color of PRICE_COLORS)
      expect(
        getContrast(getColor(color), getColor('--color-ground-ink')),
        `${color} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  }
  expect(accepted).toBeGreaterThan(0);
});

test('replaces the colors of activities that are unreadable on the accent', () => {
  const render = (accent: string) => renderLookCss(Look.parse({ colors: { accent } }));
  expect(render('#ffe100')).not.toContain('-on-accent');
  expect(render('#9e9f1c')).toContain('--color-buy-on-accent:var(--color-on-accent)');
});

test('only uses the background in browsers that support it', () => {
  const render = (ground: object) =>
    renderLookCss(Look.parse({ colors: { accent: '#ffe100', ground } }));
  expect(render({})).not.toContain('light-dark(');
  expect(render({ light: '#fff6e9' })).toMatch(
    /@supports \(color:light-dark\(.+--color-bg:light-dark\(#fff6e9,/,
  );
});

test('rejects a mid-gray background and reports its worst color pair', () => {
  const look = Look.parse({
    appearance: 'light',
    colors: { accent: '#ffe100', ground: { light: '#808080' } },
  });
  expect(findContrastErrors(look, (name) => getLookColor(look, name, 'light'))).toEqual([
    {
      theme: 'light',
      message: expect.stringMatching(/^With this background, .+ Choose a lighter background\.$/),
    },
  ]);
  expect(getGroundColors(look, 'dark')).toEqual({});
});
