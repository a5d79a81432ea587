/**
 * Pictures switch by media query, which only knows the system's scheme. So a visitor's choice rewrites that part of the
 * query. Kept short, because it is in the HTML.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const MATCH_ALWAYS = '(min-width:0)';
export const MATCH_NEVER = '(max-width:0)';

/**
 * Reads a color of the style sheet for what can't use custom properties: the browser's bar, images.
 * @param tokens the text of `tokens.css`.
 * @param name such as `--color-bg`.
 * @returns `#` and six digits, as written. A color without `light-dark()` is the same in both themes.
 * @throws Error if the style sheet has no such plain color.
 */
export function readTokenColor(tokens: string, name: string, theme: 'light' | 'dark'): string {
  const hex = '(#[0-9a-f]{6})';
  const value = new RegExp(`${name}: (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'i').exec(tokens);
  const [, same, light, dark] = value ?? [];
  const color = same ?? (theme === 'light' ? light : dark);
  if (color !== undefined) return color;
  throw new Error(
    `tokens.css has no "${name}: #rrggbb;". Images, the browser bar and the owner's colors need it. Add it again.`,
  );
}
