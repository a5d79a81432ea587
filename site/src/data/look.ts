import { readFileSync } from 'node:fs';
import { getGroundColors, getInkColors, type Look, type Theme } from '#site/owner/look.ts';
import { getContrast } from '../owner/colors.ts';
import { readTokenColor } from '../lib/theme.ts';

const tokens = readFileSync('site/src/styles/tokens.css', 'utf8');

/** Returns a color from `tokens.css` as `#rrggbb`, with the owner's look applied. */
export function getLookColor(look: Look, name: string, theme: Theme): string {
  if (name === '--color-accent') return look.colors.accent;
  const usedTheme = look.appearance === 'system' ? theme : look.appearance;
  return getGroundColors(look, usedTheme)[name] ?? readTokenColor(tokens, name, usedTheme);
}

/** Renders the owner's colors as CSS for the page's head. */
export function renderLookCss(look: Look): string {
  const { accent, accentShade } = look.colors;
  const getColor = (name: string, theme: Theme) =>
    getLookColor({ ...look, appearance: theme }, name, theme);
  const groundRules = [...getColorNames(look, getGroundColors)].map(
    (name) => `${name}:light-dark(${getColor(name, 'light')},${getColor(name, 'dark')});`,
  );
  const inks = { light: getInkColors(look, 'light'), dark: getInkColors(look, 'dark') };
  const inkRules = [...getColorNames(look, getInkColors)].map((name) => {
    const [light, dark] = [
      inks.light[name] ?? inks.dark[name],
      inks.dark[name] ?? inks.light[name],
    ];
    return `${name}:light-dark(${light},${dark});`;
  });
  // The newest activity has text in these colors on the accent.
  const actionRules = ['--color-buy', '--color-sell', '--color-stake']
    .filter((name) => getContrast(getColor(name, 'light'), accent) < 4.5)
    .map((name) => `${name}-on-accent:var(--color-on-accent);`);
  const inkRule = inkRules.length > 0 ? `[data-tone='ink']{${inkRules.join('')}}` : '';
  return `:root{--color-accent:${accent};--color-accent-shade:${accentShade};${[...groundRules, ...actionRules].join('')}}${inkRule}`;
}

const getColorNames = (look: Look, getColors: typeof getGroundColors) =>
  new Set((['light', 'dark'] as const).flatMap((theme) => Object.keys(getColors(look, theme))));
