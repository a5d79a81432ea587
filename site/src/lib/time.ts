/** Seconds in milliseconds. */
export const seconds = (count: number) => count * 1_000;
/** Minutes in milliseconds. */
export const minutes = (count: number) => seconds(count * 60);

/**
 * Prints the time of day such as `14:32` in the visitor's time zone, so only in the browser.
 * @param at milliseconds since 1970.
 */
export const formatMinute = (at: number) => formatTime(at).slice(0, 5);

/** With seconds, such as `14:32:08`. */
export const formatTime = (at: number) => new Date(at).toTimeString().slice(0, 8);

/**
 * Prints a year-month-day without line breaks: `2026-11-21` becomes `21 November 2026` in `en-GB`. Digits are always
 * 0 to 9.
 */
export function formatDay(isoDay: string, language: string): string {
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return day.format(new Date(isoDay)).replaceAll(' ', '\u00a0');
}

/**
 * Prints a past time: `now`, `12s ago`, `2m ago`.
 * @param elapsed milliseconds. Negative after a clock was set back: prints `now`.
 */
export function formatAgo(elapsed: number, language: string): string {
  const locale = `${language}-u-nu-latn`;
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  return elapsed < minutes(1)
    ? ago.format(-Math.floor(Math.max(elapsed, 0) / seconds(1)), 'second')
    : ago.format(-Math.floor(elapsed / minutes(1)), 'minute');
}
