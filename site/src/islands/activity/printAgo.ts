import { fill, textFor } from '../../lib/text.ts';
import { minutes, seconds } from '../../lib/time.ts';
import type { ActivityProps } from './Activity.tsx';

const JUST_NOW = seconds(5);

/**
 * @param elapsed milliseconds since it happened; a clock that was set back counts as none.
 * @returns such as `just now`, `12 s ago` or `2 min ago`.
 */
export function printAgo(
  { language, messages, ago }: Pick<ActivityProps, 'language' | 'messages' | 'ago'>,
  elapsed: number,
): string {
  if (elapsed < JUST_NOW) return messages['ago.now'];
  const [unit, length] =
    elapsed < minutes(1) ? (['seconds', seconds(1)] as const) : (['minutes', minutes(1)] as const);
  const count = Math.floor(elapsed / length);
  return fill(textFor(ago[unit], count, language), { count: `${count}` });
}
