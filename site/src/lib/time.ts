/** Seconds as thousandths of a second. */
export const seconds = (count: number) => count * 1_000;
/** Minutes as thousandths of a second. */
export const minutes = (count: number) => seconds(count * 60);

/**
 * In the visitor's own zone, and so for the browser only, never at build.
 * @param at milliseconds since 1970.
 * @returns the time of day, such as `14:32`.
 */
export const printMinute = (at: number) => printClock(at).slice(0, 5);

/** The same with its seconds, such as `14:32:08`. */
export const printClock = (at: number) => new Date(at).toTimeString().slice(0, 8);

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

/**
 * How long ago something happened, in words of a language: `now`, `12s ago`, `2m ago`.
 * @param elapsed milliseconds since; a clock that was set back counts as none.
 */
export function printAgo(elapsed: number, language: string): string {
  const locale = `${language}-u-nu-latn`;
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  return elapsed < minutes(1)
    ? ago.format(-Math.floor(Math.max(elapsed, 0) / seconds(1)), 'second')
    : ago.format(-Math.floor(elapsed / minutes(1)), 'minute');
}
