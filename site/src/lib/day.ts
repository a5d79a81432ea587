const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day given as year-month-day, in words that stay on one line: `2026-11-21` is `21 November 2026`. */
export function printDay(isoDay: string): string {
  return DAY.format(new Date(isoDay)).replaceAll(' ', '\u00a0');
}
