import type { Counts } from '#contract/counts.ts';
import { visit } from '../visits.ts';

type Random = () => number;

const text = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 0xffff))).join('');
const pick = <Value>(random: Random, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)];

const GOOD = visit({ sections: ['top', 'stats'], buttons: ['view-demo'], vitals: { lcp: 9 } });
const WRONG: readonly ((random: Random) => unknown)[] = [
  (random) => ({ ...GOOD, sections: [`section-${random()}`] }),
  (random) => ({ ...GOOD, [text(random, 4)]: 1 }),
  (random) => ({ ...GOOD, device: text(random, 9) }),
  (random) => ({ ...GOOD, language: `x${Math.floor(random() * 1e9)}` }),
  // Well formed, and built by nobody.
  (random) => ({ ...GOOD, language: pick(random, ['de', 'fr', 'tlh', 'zh-Hant-TW', 'es-419']) }),
  (random) => ({ ...GOOD, vitals: { lcp: pick(random, [60, -1, 1.5, 1e308, null, '9', [9]]) } }),
  () => ({ ...GOOD, buttons: Array(100).fill('view-demo') }),
  () => JSON.parse(`{"__proto__":${JSON.stringify(GOOD)},"constructor":1}`),
  (random) => pick(random, [null, [], 0, '', true, {}, [GOOD], { counts: GOOD }]),
];
const BROKEN: readonly ((random: Random) => string)[] = [
  (random) => JSON.stringify(GOOD).slice(0, Math.floor(random() * 60)),
  (random) => text(random, Math.floor(random() * 400)),
  (random) => '['.repeat(Math.floor(random() * 1_500)),
  () => '\u0000',
  () => `${JSON.stringify(GOOD)}${JSON.stringify(GOOD)}`,
];

/** A message that no page of ours sends: with wrong names or figures, broken, or far too large. */
export function falseCounts(random: Random): string {
  const kind = random();
  if (kind < 0.1) return JSON.stringify(GOOD).padEnd(2_001 + random() * 20_000);
  if (kind < 0.5) return pick(random, BROKEN)?.(random) ?? '';
  return JSON.stringify(pick(random, WRONG)?.(random));
}

/** One that a page of ours did send, which somebody sends again and again. */
export const REPLAYED: Counts = GOOD;
