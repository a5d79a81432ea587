/** Keeps each figure on one line with what it belongs to: "under 1 second", "layer-2 network". */
export function keepFigures(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0').replaceAll(/-(?=\d)/g, '-\u2060');
}
