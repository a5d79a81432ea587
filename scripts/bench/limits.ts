import type { LighthouseFigures } from './lighthouse.ts';

type Limit = { most: number; aim?: number };

/** What the page promises, by row: milliseconds, bytes, percent of one core, counts, seconds. */
const LIMITS = new Map<string, Limit>([
  ['FCP, ms', { most: 1000, aim: 900 }],
  ['LCP, ms', { most: 1200, aim: 1000 }],
  ['TBT, ms', { most: 10 }],
  ['CLS', { most: 0 }],
  ['Bytes in all', { most: 102_400 }],
  ['Bytes of script', { most: 3072 }],
  ['Script inside the document, bytes in brotli', { most: 3072 }],
  ['Interaction, median, ms', { most: 50 }],
  ['Interaction, 98th percentile, ms', { most: 100 }],
  ['CLS of the visit', { most: 0 }],
  ['Idle, visible, % of a core', { most: 1 }],
  ['Timers fired while hidden', { most: 0 }],
  ['Build from clean, s', { most: 60 }],
]);

/** How far a figure is over its row's limit or, within that, over its aim; nothing when it is not. */
function overshoot(row: string, value: number): { bound: 'limit' | 'aim'; by: number } | undefined {
  const { most = Infinity, aim = most } = LIMITS.get(row) ?? {};
  if (value > most) return { bound: 'limit', by: value - most };
  return value > aim ? { bound: 'aim', by: value - aim } : undefined;
}

/** What stands between a figure and its row's limit or aim; empty where nothing is promised. */
export function verdict(row: string, value: number): string {
  const limit = LIMITS.get(row);
  if (!limit) return '';
  const promised = `limit ${limit.most}${limit.aim === undefined ? '' : `, aim ${limit.aim}`}`;
  const over = overshoot(row, value);
  return over ? `${promised}: ${Number(over.by.toPrecision(3))} over the ${over.bound}` : promised;
}

/**
 * Where the time over a limit or an aim goes, in sentences.
 * @param empty figures of a page with nothing on it, measured in turn.
 */
export function reasons(figures: LighthouseFigures, empty: LighthouseFigures): string[] {
  const ms = (of: LighthouseFigures, row: keyof LighthouseFigures) => `${Math.round(of[row])} ms`;
  const said: string[] = [];
  if (overshoot('LCP, ms', figures['LCP, ms'])) {
    const later = Math.round(figures['LCP, ms'] - figures['FCP, ms']);
    said.push(
      `LCP: ${later} ms after the first paint, for ${Math.round(figures['Bytes of fonts'])} bytes of fonts and ${Math.round(figures['Bytes of images'])} of the picture.`,
    );
  }
  if (overshoot('TBT, ms', figures['TBT, ms'])) {
    said.push(
      `TBT: tasks above 50 ms. The browser's own, longest: ${ms(figures, "Browser's longest task, ms")} (it begins the document in a new process). The page's own, longest: ${ms(figures, "Page's longest task, ms")}. An empty page behind the same headers: ${ms(empty, 'TBT, ms')}.`,
    );
  }
  return said;
}
