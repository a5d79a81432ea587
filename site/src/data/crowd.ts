import { owner } from './owner.ts';

const MOST_PEOPLE = 60;
const UNITS = [...Array(9).keys()].flatMap((power) => [1, 2, 5].map((n) => n * 10 ** power));
const SCALES: Record<string, number> = { K: 1_000, M: 1_000_000 };

/**
 * How many people a claimed count (`50,000+`, `150K+`, `1.5M+`) is drawn with, and for how many traders one
 * stands: 1, 2 or 5 times a power of ten, so that from 24 to 60 stand for more than sixty.
 */
export function crowdOf(claim: string): { people: number; unit: number } {
  const [, digits = '', scale = ''] = /(\d[\d,.]*)\s*([km]\b)?/i.exec(claim) ?? [];
  const traders = Number(digits.replaceAll(',', '')) * (SCALES[scale.toUpperCase()] ?? 1);
  const unit = UNITS.find((size) => traders / size <= MOST_PEOPLE) ?? traders;
  return { unit, people: Math.floor(traders / unit) };
}

/** The crowd of the claimed traders. */
export const crowd = crowdOf(owner.claims.traders);
