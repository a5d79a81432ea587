/**
 * Pictures choose by media query, which knows the system's scheme only: so a visitor's choice rewrites
 * that part of the query. What reaches the HTML is kept short.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const ALWAYS = '(min-width:0)';
export const NEVER = '(max-width:0)';

/**
 * A colour of the style sheet, for what no custom property reaches: the browser's bar, images.
 * @param tokens the text of `tokens.css`.
 * @param name such as `--color-bg`.
 * @returns as written there, `#` and six digits; one that is the same in both themes has no `light-dark()`.
 * @throws Error when the style sheet names no such plain colour.
 */
export function tokenColor(tokens: string, name: string, theme: 'light' | 'dark'): string {
  const hex = '(#[0-9a-f]{6})';
  const value = new RegExp(`${name}: (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'i').exec(tokens);
  const [, same, light, dark] = value ?? [];
  const color = same ?? (theme === 'light' ? light : dark);
  if (color !== undefined) return color;
  throw new Error(
    `tokens.css has no "${name}: #rrggbb;", in which images, browser bar and the colours of owner.config.ts would follow it. Write it there again.`,
  );
}
