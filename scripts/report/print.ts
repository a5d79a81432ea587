import { VITAL_WORDS } from './labels.ts';
import type { Report } from './reportOf.ts';
import { LEAST_VISITS, type VitalReport } from './vitals.ts';

// How figures are said, in the terminal as on the page.

const NUMBER = new Intl.NumberFormat('en-US');
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const printCount = (count: number) => NUMBER.format(count);
export const printDay = (day: string) => DAY.format(new Date(day));

/** A share of all visits; a dash where there are too few of them. */
export function printShare(share: number | null): string {
  if (share === null) return '–';
  const percent = share * 100;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : percent.toFixed(0)}%`;
}

/** Such as `at most 1.3 s`: a bucket says no more than where it ends. */
export function printVital({ name, p75, isBeyond }: VitalReport): string {
  if (p75 === null) return '–';
  return `${isBeyond ? 'more than' : 'at most'} ${VITAL_WORDS[name].print(p75)}`;
}

/** Such as `LCP, largest paint`. */
export const nameVital = ({ name }: VitalReport) =>
  `${VITAL_WORDS[name].label}, ${VITAL_WORDS[name].what}`;

/** On what the report rests. */
export function printGround({ visits, daysWithVisits, days }: Report): string {
  return `${plural(visits, 'visit')} on ${daysWithVisits} of ${plural(days, 'day')}`;
}

/** What is left unsaid, and from when on it is said; empty when nothing is. */
export function printLack({ isEnough }: Report): string {
  return isEnough
    ? ''
    : `Too few visits for percentages and percentiles: they are given from ${LEAST_VISITS} on.`;
}

function plural(count: number, word: string): string {
  return `${printCount(count)} ${word}${count === 1 ? '' : 's'}`;
}
