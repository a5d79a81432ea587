import bidiFactory from 'bidi-js';
import * as hb from 'harfbuzzjs';
import { cutFont } from '../fonts/subsetFonts.ts';
import { fontFile, type FontFile, type Role } from '../fonts/families.ts';

type Font = { font: hb.Font; unitsPerEm: number; letters: ReadonlySet<string> };
type Run = { part: string; font: Font; isRtl: boolean };

/** Turns a line into SVG paths that begin at x = 0, with the baseline at y = 0. */
export type Typesetter = (line: string, px: number) => { width: number; paths: string };

const bidi = bidiFactory();

/**
 * Opens the fonts for a text and its parts.
 */
export async function openFonts(
  text: string,
  role: Role,
  weight: number,
  direction: 'ltr' | 'rtl',
): Promise<Typesetter> {
  const fonts: Font[] = [];
  let missing = [...new Set(text)];
  // The first that has a letter sets it.
  for (const subset of ['latin', 'latin-ext', 'arabic'] as const) {
    if (missing.length === 0) break;
    const file = await fontFile(role, subset);
    if (file === undefined) continue;
    const font = await openFont(file, text, weight);
    fonts.push(font);
    missing = missing.filter((letter) => !font.letters.has(letter));
  }
  return (line, px) => {
    let width = 0;
    const paths = runsOf(line, fonts, direction).map((run) => {
      const set = outline(run, px);
      const placed = `<g transform="translate(${width} 0)">${set.paths}</g>`;
      width += set.width;
      return placed;
    });
    return { width, paths: paths.join('') };
  };
}

async function openFont(file: FontFile, letters: string, weight: number): Promise<Font> {
  const pinned = Object.entries(file.axes ?? {}).map(
    ([tag, range]) =>
      [tag, typeof range === 'number' ? range : Math.min(weight, range.max)] as const,
  );
  const axes = file.axes && Object.fromEntries(pinned);
  // Of ours, Archivo alone also has an axis of width.
  const variationAxes = { wght: weight, ...(file.file.includes('archivo') && { wdth: 100 }) };
  const options = { targetFormat: 'sfnt', variationAxes } as const;
  const cut = await cutFont({ ...file, ...(axes && { axes }) }, letters, options);
  const face = new hb.Face(new hb.Blob(cut));
  const codes = [...face.collectUnicodes()];
  return {
    font: new hb.Font(face),
    unitsPerEm: face.upem,
    letters: new Set(codes.map((code) => String.fromCodePoint(code))),
  };
}

/** The parts of a line that have one font and one direction, from left to right. */
function runsOf(line: string, fonts: readonly Font[], direction: 'ltr' | 'rtl') {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: (Run & { place: number })[] = [];
  for (const [index, letter] of line.split('').entries()) {
    const font = fonts.find(({ letters }) => letters.has(letter)) ?? fonts[0];
    const isRtl = (embedding.levels[index] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    if (last?.font === font && last?.isRtl === isRtl) last.part += letter;
    else if (font) runs.push({ part: letter, place: order.indexOf(index), font, isRtl });
  }
  return runs.sort((a, b) => a.place - b.place);
}

function outline({ part, font: { font, unitsPerEm }, isRtl }: Run, px: number) {
  const buffer = new hb.Buffer();
  buffer.addText(part);
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
  const scale = px / unitsPerEm;
  return {
    width: x * scale,
    paths: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
  };
}

/** Breaks a text into as few lines as fit into `most`, and these as even as they can be. */
export function balanceLines(
  text: string,
  measure: (line: string) => number,
  most: number,
): string[] {
  const widest = (lines: readonly string[]) => Math.max(...lines.map(measure));
  const lines = breakLines(text, measure, most);
  const narrower = breakLines(text, measure, widest(lines) - 1);
  const isBetter = narrower.length === lines.length && widest(narrower) < widest(lines);
  return isBetter ? balanceLines(text, measure, widest(narrower)) : lines;
}

function breakLines(text: string, measure: (line: string) => number, most: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ');
    return measure(longer) > most ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}
