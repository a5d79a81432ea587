import * as z from 'zod';
import { saysSimulated } from './activity.ts';
import type { Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { fileOf } from './readFiles.ts';
import { readWords } from './readWords.ts';
import { Sentence, Text, texts } from './text.ts';

const Line = Sentence('name', 'amount', 'asset').regex(
  /^[^|]+\|[^|]+$/,
  'Write one | where a phone breaks the line.',
);

const Words = z.strictObject({
  list: Text,
  sentence: z.strictObject({ buy: Line, sell: Line, swap: Line, stake: Line }),
  price: Sentence('price'),
  gain: Sentence('amount'),
  loss: Sentence('amount'),
  newest: Text,
  ago: z.strictObject({ now: Text, seconds: Sentence('count'), minutes: Sentence('count') }),
  ...texts('loading', 'failed', 'pause', 'resume', 'noScript'),
});

export type ActivityFeedWords = z.input<typeof Words>;

const words = await readWords('activityFeed', Words);

/** The words of the simulated feed; the first names that it draws from are the same in each language. */
export function activityFeed(language: Language) {
  const own = words(language);
  const simulated = saysSimulated(language);
  const Saying = z.looseObject({ list: simulated, gain: simulated, loss: simulated });
  parseContent('activityFeed', Saying, own, fileOf(language, 'activityFeed'));
  return own;
}
