import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Timed = Text.includes('{time}', { error: 'Write {time} where the time of day goes.' });

const PricesSchema = z.object({
  heading: Text,
  badge: z.object({ live: Text, connecting: Text, paused: Text, notLive: Text, sample: Text }),
  columns: z.object({ asset: Text, price: Text, change: Text, volume: Text }),
  trend: z.object({ up: Text, down: Text, unchanged: Text }),
  volumeLabel: Text,
  notAvailable: Text,
  caption: z.object({
    market: Text,
    sample: Text.startsWith('Sample figures, not market data.', {
      error: 'Begin with "Sample figures, not market data.", so that nobody takes them for prices.',
    }),
  }),
  updated: Timed,
  lastUpdated: Timed,
  asOf: Timed,
  pause: Text,
  resume: Text,
  loading: Text,
  error: z.object({ title: Text, advice: Text }),
  retry: Text,
  noScript: Text,
  announcements: z.object({
    loaded: Text,
    failed: Text,
    recovered: Text,
    paused: Text,
    resumed: Text,
  }),
});

const error = {
  title: 'Failed to load trading data',
  advice: 'Please check your connection and try again',
};

/** The words of the Trading Dashboard. */
export const prices = parseContent('prices', PricesSchema, {
  heading: 'Trading Dashboard',
  badge: {
    live: 'Live',
    connecting: 'Connecting',
    paused: 'Paused',
    notLive: 'Not live',
    sample: 'Sample',
  },
  columns: {
    asset: 'Asset',
    price: 'Price (USD)',
    change: '24h change',
    volume: 'Market volume, 24h',
  },
  trend: { up: 'up', down: 'down', unchanged: 'unchanged' },
  volumeLabel: 'Vol',
  notAvailable: 'n/a',
  caption: {
    market: `Reference prices in US dollars, listed against USDT. They come from an outside data service, cover the whole market and are not ${owner.name} quotes or ${owner.name} volume.`,
    sample: `Sample figures, not market data. Listed in US dollars against USDT, they only show how this board works. They are not ${owner.name} quotes or ${owner.name} volume.`,
  },
  updated: 'Updated {time}. Refreshes every 10 seconds.',
  lastUpdated: 'Last updated {time}',
  asOf: 'as of {time}',
  pause: 'Pause prices',
  resume: 'Resume prices',
  loading: 'Loading prices',
  error,
  retry: 'Try again',
  noScript: 'Prices need JavaScript, which is turned off in this browser.',
  announcements: {
    loaded: 'Prices loaded',
    failed: `${error.title}. ${error.advice}`,
    recovered: 'Prices are back',
    paused: 'Prices paused',
    resumed: 'Prices resumed',
  },
});
