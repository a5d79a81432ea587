export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => seconds(count * 60);

/**
 * Formats a time without seconds, such as `14:32`. Use it only in the browser, in the visitor's time zone.
 * @param timestamp milliseconds since 1970.
 */
export const formatMinute = (timestamp: number) => formatTime(timestamp).slice(0, 5);

/** Formats a time with seconds, such as `14:32:08`. */
export const formatTime = (timestamp: number) => new Date(timestamp).toTimeString().slice(0, 8);

/**
 * Formats a date with no-break spaces: `2026-11-21` becomes `21 November 2026` in `en-GB`. Digits are always 0 to 9.
 */
export function formatDay(isoDay: string, language: string): string {
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return day.format(new Date(isoDay)).replaceAll(' ', '\u00a0');
}

/**
 * Formats a past time: `now`, `12s ago`, `2m ago`.
 * @param elapsedMs negative if the clock was set back. Negative values become `now`.
 */
export function formatAgo(elapsedMs: number, language: string): string {
  const locale = `${language}-u-nu-latn`;
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  return elapsedMs < minutes(1)
    ? formatter.format(-Math.floor(Math.max(elapsedMs, 0) / seconds(1)), 'second')
    : formatter.format(-Math.floor(elapsedMs / minutes(1)), 'minute');
}
