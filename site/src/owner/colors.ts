/**
 * Returns the contrast ratio of two `#rrggbb` colors, from 1 (identical) to 21 (black on white).
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function getContrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two `#rrggbb` colors. A share of 0 returns `from`, 1 returns `to`. */
export function mixColors(from: string, to: string, share: number): string {
  const target = parseChannels(to);
  const channels = parseChannels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green, and blue, each from 0 to 255. */
const parseChannels = (color: string) =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
