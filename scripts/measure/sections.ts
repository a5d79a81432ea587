/** What a part of the page may take: px of height in a window of 1440 and of 390, and words. */
export type Size = { wide: number; narrow: number; words: number };

/** A part may exceed what it was drawn with by this much; the whole page may not. */
const SLACK = 1.05;

/** As drawn, by section id. Words are counted before prices and feed arrive. */
const DRAWN: Readonly<Record<string, Size>> = {
  top: { wide: 865, narrow: 772, words: 68 },
  stats: { wide: 316, narrow: 542, words: 36 },
  'why-tmx': { wide: 613, narrow: 950, words: 130 },
  'how-it-works': { wide: 880, narrow: 965, words: 76 },
  trading: { wide: 954, narrow: 1672, words: 134 },
  security: { wide: 860, narrow: 966, words: 122 },
  'live-activity': { wide: 829, narrow: 1052, words: 43 },
  testimonials: { wide: 668, narrow: 1319, words: 164 },
  // Drawn with 210, without the line of limits and the caption under the table.
  compare: { wide: 1720, narrow: 1800, words: 246 },
  // Drawn with 72, without `0% complete` beside each bar.
  academy: { wide: 597, narrow: 980, words: 80 },
  community: { wide: 626, narrow: 868, words: 78 },
  faq: { wide: 625, narrow: 879, words: 83 },
  roadmap: { wide: 615, narrow: 1124, words: 80 },
  token: { wide: 926, narrow: 1656, words: 165 },
  partners: { wide: 399, narrow: 627, words: 50 },
  'get-started': { wide: 511, narrow: 573, words: 30 },
  'tmx-form-section': { wide: 870, narrow: 1352, words: 97 },
  footer: { wide: 552, narrow: 826, words: 49 },
};
const PAGE: Size = { wide: 13_500, narrow: 19_200, words: 1_800 };

/** The parts in order, the whole page last. */
export const PARTS = [...Object.keys(DRAWN), 'page'];

/** The most that a part may take. */
export function limitOf(part: string): Size {
  const drawn = DRAWN[part];
  if (drawn === undefined) return PAGE;
  const most = (size: number) => Math.round(size * SLACK);
  return { wide: most(drawn.wide), narrow: most(drawn.narrow), words: most(drawn.words) };
}
