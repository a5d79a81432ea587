import * as z from 'zod';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { practiceFile } from '../i18n/practiceContent.ts';
import { Text, Titled, texts } from './text.ts';

const Words = z.strictObject({
  ...texts('heading', 'label'),
  features: z.strictObject({
    orders: Titled(),
    copy: Titled(),
    bots: Titled(),
    staking: Titled('apy'),
  }),
  /** `late`: what is said where the practice floor was to open and its script did not load. */
  demo: z.strictObject({ label: Text, late: Text }),
  onPaper: Text,
});

export type TradingWords = z.input<typeof Words>;

const words = await readFilled('trading', Words);
const PICTOGRAMS = ['orders', 'copy', 'bots', 'staking'] as const;

/** Advanced trading features, beside the price board. */
export function trading(language: Language) {
  const { features, ...filled } = words(language);
  return {
    ...filled,
    demo: { ...filled.demo, messages: practiceFile(language).address },
    features: PICTOGRAMS.map((pictogram) => ({ pictogram, ...features[pictogram] })),
  };
}
