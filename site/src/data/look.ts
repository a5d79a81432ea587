import { readFileSync } from 'node:fs';
import { getGroundColors, type Look, type Theme } from '#site/owner/look.ts';
import { getContrast } from '../owner/colors.ts';
import { readTokenColor } from '../lib/theme.ts';

const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** Returns a color from `tokens.css` as `#rrggbb`, with the owner's look applied. */
export function getLookColor(look: Look, name: string, theme: Theme): string {
  if (name === '--color-accent') return look.colors.accent;
  const usedTheme = look.appearance === 'system' ? theme : look.appearance;
  return getGroundColors(look, usedTheme)[name] ?? readTokenColor(tokens, name, usedTheme);
}

const THEMES = ['light', 'dark'] as const;

const mixWithWhite = (percent: number) =>
  `color-mix(in srgb,white ${percent}%,var(--color-ground-ink))`;

/** Colors of dark blocks, which depend on the owner's background. */
const INK_RULE = `[data-tone='ink']{--color-ink-quiet:${mixWithWhite(75)};--color-wall-shade:${mixWithWhite(18)};--color-wall-light:${mixWithWhite(37)};--color-graphic:${mixWithWhite(60)}}`;

/** Renders the owner's colors as CSS for the page's head. */
export function renderLookCss(look: Look): string {
  const { accent, accentShade } = look.colors;
  const getColor = (name: string, theme: Theme) =>
    getLookColor({ ...look, appearance: theme }, name, theme);
  const names = THEMES.flatMap((theme) => Object.keys(getGroundColors(look, theme)));
  const groundRules = [...new Set(names)].map(
    (name) => `${name}:light-dark(${getColor(name, 'light')},${getColor(name, 'dark')});`,
  );
  // The newest activity has text in these colors on the accent.
  const actionRules = ['--color-buy', '--color-sell', '--color-stake']
    .filter((name) => getContrast(getColor(name, 'light'), accent) < 4.5)
    .map((name) => `${name}-on-accent:var(--color-on-accent);`);
  // Older browsers, which keep the default background, don't support `light-dark()`.
  const ground =
    groundRules.length === 0
      ? ''
      : `@supports (color:light-dark(red,red)){:root{${groundRules.join('')}}${INK_RULE}}`;
  return `@layer look{:root{--color-accent:${accent};--color-accent-shade:${accentShade};${actionRules.join('')}}${ground}}`;
}
