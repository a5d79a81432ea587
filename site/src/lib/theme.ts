/**
 * Media queries only match the system's color scheme, so scripts replace this part of them to apply the visitor's choice.
 * Keep it short, because it's in the HTML of every page.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const MATCH_ALWAYS = '(min-width:0)';
export const MATCH_NEVER = '(max-width:0)';

/**
 * Reads a color from the style sheet, for images and the browser's toolbar, which can't use custom properties.
 * @param tokens the content of `tokens.css`.
 * @param name e.g. `--color-bg`.
 * @returns `#` and six hex digits. Colors without `light-dark()` are the same in both themes.
 * @throws Error if the color isn't in the style sheet or isn't a hex color.
 */
export function readTokenColor(tokens: string, name: string, theme: 'light' | 'dark'): string {
  const hex = '(#[0-9a-f]{6})';
  const value = new RegExp(`${name}: (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'i').exec(tokens);
  const [, both, light, dark] = value ?? [];
  const color = both ?? (theme === 'light' ? light : dark);
  if (color !== undefined) return color;
  throw new Error(
    `tokens.css has no "${name}: #rrggbb;", but images and the browser's toolbar need it. Add it.`,
  );
}
