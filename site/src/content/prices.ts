import * as z from 'zod';
import { fill } from '../lib/fill.ts';
import { readFilled } from './figures.ts';
import type { Language } from './language.ts';
import { Sentence, Text, texts } from './text.ts';

const Timed = Sentence('time');

const Words = z.strictObject({
  heading: Text,
  badge: z.strictObject(texts('live', 'connecting', 'paused', 'notLive', 'sample')),
  columns: z.strictObject({ asset: Text, price: Text, change: Text, volume: Text }),
  trend: z.strictObject({ up: Text, down: Text, unchanged: Text }),
  volumeLabel: Text,
  notAvailable: Text,
  caption: z.strictObject({
    market: Sentence('name'),
    /** Stands first where figures are a sample, so that nobody takes them for prices. */
    notMarketData: Text,
    sample: Sentence('name'),
  }),
  updated: Timed,
  lastUpdated: Timed,
  asOf: Timed,
  ...texts('pause', 'resume', 'loading'),
  error: z.strictObject({ title: Text, advice: Text }),
  retry: Text,
  noScript: Text,
  announcements: z.strictObject({
    loaded: Text,
    failed: Sentence('title', 'advice'),
    ...texts('recovered', 'paused', 'resumed'),
  }),
});

export type PricesWords = z.input<typeof Words>;

const words = await readFilled('prices', Words);

/** The words of the Trading Dashboard; `{time}` is filled in the browser. */
export function prices(language: Language) {
  const { caption, announcements, ...filled } = words(language);
  return {
    ...filled,
    caption: {
      market: caption.market,
      sample: `${caption.notMarketData} ${caption.sample}`,
    },
    announcements: { ...announcements, failed: fill(announcements.failed, filled.error) },
  };
}

export type Prices = ReturnType<typeof prices>;
