/**
 * Matches the color scheme in the pictures' media queries. Media queries only match the system's scheme, so scripts
 * replace this part to apply the visitor's choice. It's in every page's HTML, so keep it short.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const MATCH_ALWAYS = '(min-width:0)';
export const MATCH_NEVER = '(max-width:0)';

/**
 * Reads a color from the style sheet. The browser bar and images need this because they can't use custom properties.
 * @param tokens the content of `tokens.css`.
 * @param name such as `--color-bg`.
 * @returns `#` and six hex digits. A color without `light-dark()` is the same in both themes.
 * @throws Error if the style sheet doesn't have this color in hex.
 */
export function readTokenColor(tokens: string, name: string, theme: 'light' | 'dark'): string {
  const hex = '(#[0-9a-f]{6})';
  const value = new RegExp(`${name}: (?:${hex}|light-dark\\(${hex}, ${hex}\\));`, 'i').exec(tokens);
  const [, both, light, dark] = value ?? [];
  const color = both ?? (theme === 'light' ? light : dark);
  if (color !== undefined) return color;
  throw new Error(
    `tokens.css has no "${name}: #rrggbb;", which images and the browser bar need. Add it.`,
  );
}
