/**
 * A day given as year-month-day, in words of a language that stay on one line: `2026-11-21` is
 * `21 November 2026` in `en-GB`. Digits are 0 to 9 in each.
 */
export function printDay(isoDay: string, language: string): string {
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return day.format(new Date(isoDay)).replaceAll(' ', '\u00a0');
}
