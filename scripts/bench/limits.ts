import type { LighthouseFigures } from './lighthouse.ts';

type Limit = { most: number; aim?: number };

/** What the page promises on the simulated phone: times in ms, sizes in bytes. Scores are 100. */
const PHONE: { [Row in keyof LighthouseFigures]?: Limit } = {
  'FCP, ms': { most: 1000, aim: 900 },
  'LCP, ms': { most: 1200, aim: 1000 },
  'TBT, ms': { most: 10 },
  CLS: { most: 0 },
  'Bytes in all': { most: 102_400 },
  'Bytes of script': { most: 3072 },
};

/** And of the rest: milliseconds, bytes, percent of one core, counts, seconds. */
const REST: Record<string, Limit> = {
  'Script inside the document, bytes in brotli': { most: 3072 },
  'Interaction, median, ms': { most: 50 },
  'Interaction, 98th percentile, ms': { most: 100 },
  'Idle, visible, % of a core': { most: 1 },
  'Timers fired while hidden': { most: 0 },
  'Build from clean, s': { most: 60 },
};

/** What stands between a figure and its row's limit or aim; empty where there is nothing. */
export function verdict(row: string, value: number): string {
  const limit = Object.entries({ ...PHONE, ...REST }).find(([name]) => name === row)?.[1];
  if (!limit) return '';
  const { most, aim } = limit;
  const promised = `limit ${most}${aim === undefined ? '' : `, aim ${aim}`}`;
  const over = (bound: number, name: string) =>
    `${promised}: ${Number((value - bound).toPrecision(3))} over the ${name}`;
  if (value > most) return over(most, 'limit');
  return aim !== undefined && value > aim ? over(aim, 'aim') : promised;
}

/** Where the time over an aim goes, in sentences. */
export function reasons(figures: LighthouseFigures): string[] {
  const ms = (row: keyof LighthouseFigures) => `${Math.round(figures[row])} ms`;
  const said: string[] = [];
  if (verdict('LCP, ms', figures['LCP, ms']).includes('over')) {
    const later = Math.round(figures['LCP, ms'] - figures['FCP, ms']);
    said.push(
      `LCP: ${later} ms after the first paint, for ${Math.round(figures['Bytes of fonts'])} bytes of fonts and ${Math.round(figures['Bytes of images'])} of the picture.`,
    );
  }
  if (verdict('TBT, ms', figures['TBT, ms']).includes('over')) {
    said.push(
      `TBT: tasks above 50 ms. The browser's own, longest: ${ms("Browser's longest task, ms")} (it begins the document in a new process). The page's own, longest: ${ms("Page's longest task, ms")}.`,
    );
  }
  return said;
}
