import { readFileSync } from 'node:fs';
import { getGroundColors, getInkColors, type Look, type Theme } from '#site/owner/look.ts';
import { readTokenColor } from '../lib/theme.ts';

const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** A color of the page by its name in `tokens.css`, with the owner's look: `#rrggbb`. */
export function getLookColor(look: Look, name: string, theme: Theme): string {
  if (name === '--color-accent') return look.colors.accent;
  const shown = look.appearance === 'system' ? theme : look.appearance;
  return getGroundColors(look, shown)[name] ?? readTokenColor(tokens, name, shown);
}

/** The owner's colors as CSS for the page's head. */
export function renderLookCss(look: Look): string {
  const { accent, accentShade } = look.colors;
  const inTheme = (name: string, theme: Theme) =>
    getLookColor({ ...look, appearance: theme }, name, theme);
  const grounds = [...namesOf(look, getGroundColors)].map(
    (name) => `${name}:light-dark(${inTheme(name, 'light')},${inTheme(name, 'dark')});`,
  );
  const ink = { light: getInkColors(look, 'light'), dark: getInkColors(look, 'dark') };
  const onInk = [...namesOf(look, getInkColors)].map((name) => {
    const [light, dark] = [ink.light[name] ?? ink.dark[name], ink.dark[name] ?? ink.light[name]];
    return `${name}:light-dark(${light},${dark});`;
  });
  const inkRule = onInk.length > 0 ? `[data-tone='ink']{${onInk.join('')}}` : '';
  return `:root{--color-accent:${accent};--color-accent-shade:${accentShade};${grounds.join('')}}${inkRule}`;
}

const namesOf = (look: Look, colors: typeof getGroundColors) =>
  new Set((['light', 'dark'] as const).flatMap((theme) => Object.keys(colors(look, theme))));
