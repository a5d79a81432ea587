import type { ActivityFeedWords } from '../../content/activityFeed.ts';
import { fill } from '../../lib/fill.ts';
import { minutes, seconds } from '../../lib/time.ts';

const JUST_NOW = seconds(5);

/**
 * @param elapsed milliseconds since it happened; a clock that was set back counts as none.
 * @returns such as `just now`, `12 s ago` or `2 min ago`.
 */
export function printAgo(words: ActivityFeedWords['ago'], elapsed: number): string {
  if (elapsed < JUST_NOW) return words.now;
  if (elapsed < minutes(1)) return count(words.seconds, elapsed / seconds(1));
  return count(words.minutes, elapsed / minutes(1));
}

const count = (sentence: string, units: number) =>
  fill(sentence, { count: String(Math.floor(units)) });
