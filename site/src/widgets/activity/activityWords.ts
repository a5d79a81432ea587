import type { AgoWords } from '../../lib/time.ts';
import type { ActivityItem } from './simulate.ts';

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
  ago: AgoWords;
  loading: string;
  failed: string;
  pause: string;
  resume: string;
  noScript: string;
};

/** Fills the places of a sentence: `{name}` becomes `values.name`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
