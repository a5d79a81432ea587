import * as z from 'zod';
import { factsOf, type Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { fileOf } from './readFiles.ts';
import { readWords } from './readWords.ts';
import { Text, texts } from './text.ts';

const Words = z.strictObject({
  ...texts('heading', 'label', 'lead'),
  join: z.strictObject({ label: Text, note: Text }),
  onPaper: Text,
});

export type ActivityWords = z.input<typeof Words>;

/** A text that has to say in its language that what it speaks of is invented. */
export const saysSimulated = (language: Language) =>
  z
    .string()
    .refine(
      (text) => text.toLocaleLowerCase(language).includes(factsOf(language).simulated),
      'The activity is invented, so this text has to say that it is simulated, with the letters that `simulated` in language.ts names.',
    );

const words = await readWords('activity', Words);

/** The words round the simulated feed; the feed's own are in `activityFeed.ts`. */
export function activity(language: Language) {
  const own = words(language);
  checkActivity(language, own);
  return own;
}

/** @throws Error where one of the three no longer says that it is simulated. */
export function checkActivity(language: Language, own: ActivityWords): void {
  const simulated = saysSimulated(language);
  const Saying = z.looseObject({ label: simulated, lead: simulated, onPaper: simulated });
  parseContent('activity', Saying, own, fileOf(language, 'activity'));
}
