import { fill } from '../../lib/fill.ts';
import { minutes, seconds } from '../../lib/time.ts';
import type { ActivityItem } from './simulate.ts';

const JUST_NOW = seconds(5);

/** Every word of the feed. */
export type ActivityWords = {
  /** The accessible name of the list. */
  list: string;
  /** `{name}`, `{amount}` and `{asset}` are filled in; the bar marks where a phone breaks the line. */
  sentence: Record<ActivityItem['action'], string>;
  price: string;
  gain: string;
  loss: string;
  newest: string;
  /** How long ago an event was; `{count}` is filled in. */
  ago: { now: string; seconds: string; minutes: string };
  loading: string;
  failed: string;
  pause: string;
  resume: string;
  noScript: string;
};

/**
 * @param elapsed milliseconds since it happened; a clock that was set back counts as none.
 * @returns such as `just now`, `12 s ago` or `2 min ago`.
 */
export function printAgo(words: ActivityWords['ago'], elapsed: number): string {
  if (elapsed < JUST_NOW) return words.now;
  if (elapsed < minutes(1)) return count(words.seconds, elapsed / seconds(1));
  return count(words.minutes, elapsed / minutes(1));
}

const count = (sentence: string, units: number) =>
  fill(sentence, { count: String(Math.floor(units)) });
