import bidiFactory from 'bidi-js';
import * as hb from 'harfbuzzjs';
import { getFontFile, type FontFile, type Role } from '../fonts/families.ts';
import { subsetFontFile } from '../fonts/subsetFonts.ts';

type Font = { font: hb.Font; unitsPerEm: number; characters: ReadonlySet<string> };
type Run = { text: string; font: Font; isRtl: boolean };

/** Converts a line of text to SVG paths. The line starts at x = 0, with the baseline at y = 0. */
export type Typesetter = (line: string, fontSize: number) => { width: number; paths: string };

const bidi = bidiFactory();

/** @param text contains every character that the lines use. */
export async function createTypesetter(
  text: string,
  role: Role,
  weight: number,
  direction: 'ltr' | 'rtl',
): Promise<Typesetter> {
  const fonts: Font[] = [];
  let missing = [...new Set(text)];
  for (const subset of ['latin', 'latin-ext', 'arabic'] as const) {
    if (missing.length === 0) break;
    const file = await getFontFile(role, subset);
    if (file === undefined) continue;
    const font = await openFont(file, text, weight);
    fonts.push(font);
    missing = missing.filter((character) => !font.characters.has(character));
  }
  return (line, fontSize) => {
    let width = 0;
    const paths = splitIntoRuns(line, fonts, direction).map((run) => {
      const outline = outlineRun(run, fontSize);
      const group = `<g transform="translate(${width} 0)">${outline.paths}</g>`;
      width += outline.width;
      return group;
    });
    return { width, paths: paths.join('') };
  };
}

async function openFont(file: FontFile, text: string, weight: number): Promise<Font> {
  const pinnedAxes = Object.entries(file.axes ?? {}).map(
    ([tag, range]) =>
      [tag, typeof range === 'number' ? range : Math.min(weight, range.max)] as const,
  );
  const axes = file.axes && Object.fromEntries(pinnedAxes);
  // Archivo is the only default font with a width axis.
  const variationAxes = { wght: weight, ...(file.file.includes('archivo') && { wdth: 100 }) };
  const options = { targetFormat: 'sfnt', variationAxes } as const;
  const data = await subsetFontFile({ ...file, ...(axes && { axes }) }, text, options);
  const face = new hb.Face(new hb.Blob(data));
  const codePoints = [...face.collectUnicodes()];
  return {
    font: new hb.Font(face),
    unitsPerEm: face.upem,
    characters: new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint))),
  };
}

/** Splits a line into runs with a single font and direction, from left to right. Omits characters without a glyph. */
function splitIntoRuns(line: string, fonts: readonly Font[], direction: 'ltr' | 'rtl') {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const visualOrder = bidi.getReorderedIndices(line, embedding);
  const runs: (Run & { visualIndex: number })[] = [];
  for (const [index, character] of line.split('').entries()) {
    const font = fonts.find(({ characters }) => characters.has(character));
    const isRtl = (embedding.levels[index] ?? 0) % 2 === 1;
    const run = runs.at(-1);
    if (run?.font === font && run?.isRtl === isRtl) run.text += character;
    else if (font)
      runs.push({ text: character, visualIndex: visualOrder.indexOf(index), font, isRtl });
  }
  return runs.sort((a, b) => a.visualIndex - b.visualIndex);
}

function outlineRun({ text, font: { font, unitsPerEm }, isRtl }: Run, fontSize: number) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRtl ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = `<path transform="translate(${x + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
    x += xAdvance;
    return path;
  });
  const scale = fontSize / unitsPerEm;
  return {
    width: x * scale,
    paths: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
  };
}

/** Wraps text into as few lines as possible, and balances their widths. */
export function wrapBalanced(
  text: string,
  measure: (line: string) => number,
  maxWidth: number,
): string[] {
  const getWidth = (lines: readonly string[]) => Math.max(...lines.map(measure));
  const lines = wrapLines(text, measure, maxWidth);
  const narrower = wrapLines(text, measure, getWidth(lines) - 1);
  const isBetter = narrower.length === lines.length && getWidth(narrower) < getWidth(lines);
  return isBetter ? wrapBalanced(text, measure, getWidth(narrower)) : lines;
}

function wrapLines(text: string, measure: (line: string) => number, maxWidth: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longerLine = [...lines.slice(-1), word].join(' ');
    return measure(longerLine) > maxWidth ? [...lines, word] : [...lines.slice(0, -1), longerLine];
  }, []);
}
