import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#contract/ownerFields.ts';

const css = readFileSync('site/src/styles/tokens.css', 'utf8');

/** A token's two colours, by day and at night, as the level or else the root sets them. */
function token(name: string, level: number): [string, string] {
  const blocks = css.split('}').filter((block) => block.includes(`--${name}:`));
  const own = blocks.findLast((block) => block.includes(`[data-level='${level}']`)) ?? blocks[0];
  const value = new RegExp(`--${name}: ([^;]+);`).exec(own ?? '')?.[1] ?? '';
  const colors = value.match(/#[0-9a-f]{3,6}\b/gi) ?? [];
  return [colors[0] ?? '', colors[1] ?? colors[0] ?? ''];
}

/** Ink and quiet ink on the plain and the five levels, by day and at night. */
const INK = [
  [16.7, 14.2, 10.8, 9.7, 13.2, 16.0],
  [16.3, 14.8, 13.0, 11.2, 9.5, 7.9],
] as const;
const QUIET = [
  [8.8, 7.5, 6.7, 6.8, 9.2, 9.7],
  [8.4, 7.6, 7.4, 7.8, 6.7, 6.2],
] as const;

test.each([0, 1, 2, 3, 4, 5])('words can be read on level %d, in both themes', (level) => {
  const ground = token(level === 0 ? 'color-bg' : `color-level-${level}`, level);
  for (const theme of [0, 1] as const) {
    const on = (name: string) => contrast(token(name, level)[theme], ground[theme]);
    expect(Math.abs(on('color-ink') - (INK[theme][level] ?? 0))).toBeLessThan(0.06);
    expect(Math.abs(on('color-ink-quiet') - (QUIET[theme][level] ?? 0))).toBeLessThan(0.06);
  }
});
