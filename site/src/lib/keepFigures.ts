/**
 * Keeps each figure on one line with what it belongs to: "under 1 second" never breaks after the 1,
 * and "layer-2 network" nowhere.
 */
export function keepFigures(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0').replaceAll(/-(?=\d)/g, '-\u2060');
}
