import { expect, test } from 'vitest';
import { getLookColor } from '../data/look.ts';
import { getContrast } from './colors.ts';
import { findContrastErrors, getGroundColors, Look } from './look.ts';

/** Numbers from 0 to 1 that are the same each time. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

const color = (from: Iterator<number>) =>
  `#${[1, 2, 3]
    .map(() =>
      Math.floor(Number(from.next().value) * 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Words and what they stand on. */
const WORDS = [
  ['--color-ink', '--color-bg'],
  ['--color-ink', '--color-stone'],
  ['--color-ink-quiet', '--color-bg'],
  ['--color-ink-quiet', '--color-stone'],
  ['--color-on-inverse', '--color-inverse'],
  ['--color-on-form', '--color-form-bg'],
] as const;

test('of thirty grounds by chance each keeps its contrast or is refused', () => {
  const chance = numbers(59);
  let kept = 0;
  for (let pair = 0; pair < 30; pair += 1) {
    const theme = pair % 2 === 0 ? 'light' : 'dark';
    const [ground, accent] = [color(chance), color(chance)];
    const parsed = Look.safeParse({
      appearance: theme,
      colors: { accent, ground: { [theme]: ground } },
    });
    const look = parsed.data;
    if (look === undefined) {
      expect(getContrast(accent, '#14150f')).toBeLessThan(7);
      continue;
    }
    const colorOf = (name: string) => getLookColor(look, name, theme);
    if (findContrastErrors(look, colorOf).length > 0) continue;
    kept += 1;
    for (const [text, under] of WORDS)
      expect(
        getContrast(colorOf(text), colorOf(under)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  }
  expect(kept).toBeGreaterThan(0);
});

test('a ground between light and dark is refused with its pair', () => {
  const look = Look.parse({
    appearance: 'light',
    colors: { accent: '#ffe100', ground: { light: '#808080' } },
  });
  expect(findContrastErrors(look, (name) => getLookColor(look, name, 'light'))).toEqual([
    {
      theme: 'light',
      message: expect.stringMatching(/^With this ground, .+ Choose a lighter ground\.$/),
    },
  ]);
  expect(getGroundColors(look, 'dark')).toEqual({});
});
