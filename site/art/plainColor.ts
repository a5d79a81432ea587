import sharp from 'sharp';
import { channels, PLAIN, type Theme } from './palette.ts';

/** Px around the drawing where AVIF may ring by a step or two: it works in blocks of up to 64. */
const CLEARANCE = 32;

/**
 * How far, in 1/255 of a channel, the plain around the drawing is off `--plain` in the encoded file.
 * Looked at: the four borders, where a seam would show, and a grid over every part that is plain
 * in the source and keeps its distance from the drawing.
 */
export async function greatestPlainError(file: Buffer, source: Buffer, theme: Theme) {
  const wanted = channels(PLAIN[theme]);
  const [decoded, drawn] = await Promise.all([pixels(file, theme), pixels(source, theme)]);
  const { width, height } = drawn;
  const errorAt = ({ data }: { data: Buffer }, x: number, y: number) =>
    Math.max(...wanted.map((value, c) => Math.abs((data[(y * width + x) * 3 + c] ?? 0) - value)));
  const isPlainAround = (x: number, y: number, reach: number) =>
    [-reach, -reach / 2, 0, reach / 2, reach].every((dy) =>
      [-reach, -reach / 2, 0, reach / 2, reach].every(
        (dx) => errorAt(drawn, clamp(x + dx, width), clamp(y + dy, height)) === 0,
      ),
    );

  let worst = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const isOnGrid = x % 4 === 0 && y % 4 === 0;
      if ((isBorder || isOnGrid) && isPlainAround(x, y, CLEARANCE)) {
        worst = Math.max(worst, errorAt(decoded, x, y));
      }
    }
  }
  return worst;
}

/** The same picture as PNG, transparent wherever it is exactly the plain. */
export async function withoutPlain(source: Buffer, theme: Theme): Promise<Buffer> {
  const wanted = channels(PLAIN[theme]);
  const { data, width, height } = await pixels(source, theme);
  const alpha = Buffer.alloc(width * height);
  for (let i = 0; i < alpha.length; i++) {
    const isPlain = wanted.every((value, c) => data[i * 3 + c] === value);
    alpha[i] = isPlain ? 0 : 255;
  }
  const mask = { raw: { width, height, channels: 1 } } as const;
  return sharp(source).joinChannel(alpha, mask).png().toBuffer();
}

/** What a file shows on the plain. */
async function pixels(file: Buffer, theme: Theme) {
  const shown = sharp(file).flatten({ background: PLAIN[theme] }).removeAlpha().raw();
  const { data, info } = await shown.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}
