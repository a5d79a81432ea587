import { readFileSync } from 'node:fs';
import { groundColors, type Look, type Theme } from '#site/owner/look.ts';
import { tokenColor } from '../lib/theme.ts';

const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** A color of the page by its name in `tokens.css`, with the owner's look: `#rrggbb`. */
export function lookColor(look: Look, name: string, theme: Theme): string {
  if (name === '--color-accent') return look.colors.accent;
  const shown = look.appearance === 'system' ? theme : look.appearance;
  return groundColors(look, shown)[name] ?? tokenColor(tokens, name, shown);
}

/** The owner's colors as CSS for the page's head. */
export function lookCss(look: Look): string {
  const { accent, accentShade } = look.colors;
  const names = new Set(
    (['light', 'dark'] as const).flatMap((theme) => Object.keys(groundColors(look, theme))),
  );
  const grounds = [...names].map(
    (name) =>
      `${name}:light-dark(${lookColor({ ...look, appearance: 'light' }, name, 'light')},${lookColor({ ...look, appearance: 'dark' }, name, 'dark')});`,
  );
  return `:root{--color-accent:${accent};--color-accent-shade:${accentShade};${grounds.join('')}}`;
}
