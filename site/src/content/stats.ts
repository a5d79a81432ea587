import * as z from 'zod';
import { figures, readFilled, speeds } from './figures.ts';
import type { Language } from './language.ts';
import { parseContent } from './parseContent.ts';
import { Sentence, texts } from './text.ts';

const Words = z.strictObject({
  heading: Sentence('name'),
  /** What stands below each numeral. */
  traders: Sentence('name'),
  ...texts('fee', 'speed', 'about', 'minimum'),
});

export type StatsWords = z.input<typeof Words>;

const Figures = z.array(
  z.looseObject({
    figure: z
      .string()
      .max(
        7,
        'A numeral of at most 7 characters fits. Shorten the claim in owner.config.ts; write a speed as "under 1 second".',
      ),
  }),
);

const words = await readFilled('stats', Words);

/** Four figures to remember, each with what limits it. */
export function stats(language: Language) {
  const said = figures(language);
  const filled = words(language);
  // Four numerals walk down to the first step.
  const items = [
    { figure: said.traders, caption: filled.traders },
    { figure: said.fee, caption: filled.fee },
    { figure: speeds(language).short, caption: filled.speed },
    { about: filled.about, figure: said.minimum, caption: filled.minimum },
  ];
  parseContent('stats', z.object({ items: Figures }), { items });
  return { heading: filled.heading, items };
}
