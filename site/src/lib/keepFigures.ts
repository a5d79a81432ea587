/** Keeps each figure on one line with the word after it: "under 1 second" never breaks after the 1. */
export function keepFigures(text: string): string {
  return text.replaceAll(/(\d) /g, '$1\u00a0');
}
