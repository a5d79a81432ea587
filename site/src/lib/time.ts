export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => seconds(count * 60);

/**
 * For example, `14:32`. Only use this in the browser, where it's in the visitor's time zone.
 * @param timestamp milliseconds since 1970.
 */
export const formatMinute = (timestamp: number) => formatTime(timestamp).slice(0, 5);

/** For example, `14:32:08`. */
export const formatTime = (timestamp: number) => new Date(timestamp).toTimeString().slice(0, 8);

/**
 * `2026-11-21` becomes `21 November 2026` in `en-GB`, with no-break spaces. Uses digits 0 to 9 in every language.
 */
export function formatDay(isoDay: string, language: string): string {
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return day.format(new Date(isoDay)).replaceAll(' ', '\u00a0');
}

/**
 * For example, `now`, `12s ago`, or `2m ago`.
 * @param elapsedMs can be negative if the clock was set back, which counts as `now`.
 */
export function formatAgo(elapsedMs: number, language: string): string {
  const locale = `${language}-u-nu-latn`;
  const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' });
  return elapsedMs < minutes(1)
    ? formatter.format(-Math.floor(Math.max(elapsedMs, 0) / seconds(1)), 'second')
    : formatter.format(-Math.floor(elapsedMs / minutes(1)), 'minute');
}
