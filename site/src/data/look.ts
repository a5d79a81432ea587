import { readFileSync } from 'node:fs';
import { groundColors, inkColors, type Look, type Theme } from '#site/owner/look.ts';
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
  const inTheme = (name: string, theme: Theme) =>
    lookColor({ ...look, appearance: theme }, name, theme);
  const grounds = [...namesOf(look, groundColors)].map(
    (name) => `${name}:light-dark(${inTheme(name, 'light')},${inTheme(name, 'dark')});`,
  );
  const ink = { light: inkColors(look, 'light'), dark: inkColors(look, 'dark') };
  const onInk = [...namesOf(look, inkColors)].map((name) => {
    const [light, dark] = [ink.light[name] ?? ink.dark[name], ink.dark[name] ?? ink.light[name]];
    return `${name}:light-dark(${light},${dark});`;
  });
  const inkRule = onInk.length > 0 ? `[data-tone='ink']{${onInk.join('')}}` : '';
  return `:root{--color-accent:${accent};--color-accent-shade:${accentShade};${grounds.join('')}}${inkRule}`;
}

const namesOf = (look: Look, colors: typeof groundColors) =>
  new Set((['light', 'dark'] as const).flatMap((theme) => Object.keys(colors(look, theme))));
