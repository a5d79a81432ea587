import { fill, textFor, type Counted } from './text.ts';

/** A span of time in thousandths of a second. */
export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => seconds(count * 60);

// The language is fixed so that every visitor sees the same notation; the zone is the visitor's own,
// so these are printed in the browser only, never at build.
// Made once: making one takes 4 ms of a press that prints a time.
function clock(options: Intl.DateTimeFormatOptions) {
  const make = (timeZone?: string) =>
    new Intl.DateTimeFormat('en-US', { ...options, hourCycle: 'h23', timeZone });
  let own: Intl.DateTimeFormat | undefined;
  return (at: number, timeZone?: string) =>
    (timeZone === undefined ? (own ??= make()) : make(timeZone)).format(at);
}

/** @param at milliseconds since 1970. @returns the visitor's time of day, such as `14:32:08`. */
export const printClock = clock({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** @param at milliseconds since 1970. @returns the visitor's time of day, such as `14:32`. */
export const printMinute = clock({ hour: '2-digit', minute: '2-digit' });

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

const JUST_NOW = seconds(5);

/**
 * How long ago something happened: `just now`, `12 s ago`, `2 min ago`.
 * @param elapsed milliseconds since; a clock that was set back counts as none.
 */
export function printAgo(
  elapsed: number,
  words: { now: string; seconds: Counted; minutes: Counted },
  language: string,
): string {
  if (elapsed < JUST_NOW) return words.now;
  const isMinutes = elapsed >= minutes(1);
  const count = Math.floor(elapsed / (isMinutes ? minutes(1) : seconds(1)));
  const texts = isMinutes ? words.minutes : words.seconds;
  return fill(textFor(texts, count, language), { count: `${count}` });
}
