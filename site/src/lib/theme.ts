/**
 * Matches the color scheme in media queries of pictures. Media queries only match the system's scheme, so scripts
 * replace this part to apply a visitor's choice. It is short because each page's HTML includes it.
 */
export const SCHEME_QUERY = /\(prefers[^)]+\)/;
export const MATCH_ALWAYS = '(min-width:0)';
export const MATCH_NEVER = '(max-width:0)';

/**
 * Reads a color from the style sheet for places that can't use custom properties: the browser bar and images.
 * @param tokens the content of `tokens.css`.
 * @param name such as `--color-bg`.
 * @returns `#` and six hex digits. A color without `light-dark()` is the same in both themes.
 * @throws Error if the style sheet has no such color in hex.
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
