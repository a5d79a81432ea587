const FIRST_DIGIT = 0x30;
const LAST_DIGIT = 0x39;

/**
 * Makes tabular figures the only ones of a font: the digits point at the glyphs that `tnum` would put
 * in their place, so that a subset without the feature keeps ten glyphs rather than twenty.
 * @param font uncompressed (TrueType), with `tnum` as its one substitution
 * @returns a copy; the checksum of its `cmap` is not renewed, the next subset does that
 * @throws Error when the font is laid out in another way than this reads
 */
export function tabularFigures(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const shift = shiftOf(table(copy, 'GSUB'));
  const cmap = table(copy, 'cmap');
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8));
  // Platforms share a map.
  for (const at of new Set(maps)) repoint(cmap.subarray(at), shift);
  return copy;
}

/**
 * A table of an uncompressed font, as a view on it: writing to it writes to the font.
 * @throws Error when the font has no such table
 */
export function table(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no ${tag} table.`);
}

/** How many glyphs further the substitutes stand (OpenType, GSUB lookup type 1, format 1). */
function shiftOf(gsub: Buffer): number {
  const lookups = gsub.subarray(gsub.readUInt16BE(8));
  const lookup = lookups.subarray(lookups.readUInt16BE(2));
  const substitution = lookup.subarray(lookup.readUInt16BE(6));
  const [count, type, format] = [lookups, lookup, substitution].map((part) => part.readUInt16BE(0));
  if (count !== 1 || type !== 1 || format !== 1) {
    throw new Error('The font has more to substitute than figures, or lists them one by one.');
  }
  return substitution.readUInt16BE(4);
}

/** Shifts the segment of the digits (OpenType, cmap format 4), which must hold nothing else. */
function repoint(map: Buffer, shift: number): void {
  const column = map.readUInt16BE(6);
  for (let end = 14; end < 14 + column; end += 2) {
    const start = end + column + 2;
    const delta = start + column;
    const digits = map.readUInt16BE(start) === FIRST_DIGIT && map.readUInt16BE(end) === LAST_DIGIT;
    if (!digits || map.readUInt16BE(0) !== 4 || map.readUInt16BE(delta + column) !== 0) continue;
    map.writeUInt16BE((map.readUInt16BE(delta) + shift) & 0xffff, delta);
    return;
  }
  throw new Error('The digits do not stand together in the font.');
}
