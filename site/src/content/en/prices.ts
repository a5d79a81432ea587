import type { PricesWords } from '../prices.ts';

export const prices = {
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
    market:
      'Reference prices in US dollars, listed against USDT. They come from an outside data service, cover the whole market and are not {name} quotes or {name} volume.',
    notMarketData: 'Sample figures, not market data.',
    sample:
      'Listed in US dollars against USDT, they only show how this board works. They are not {name} quotes or {name} volume.',
  },
  updated: 'Updated {time}. Refreshes every 10 seconds.',
  lastUpdated: 'Last updated {time}',
  asOf: 'as of {time}',
  pause: 'Pause prices',
  resume: 'Resume prices',
  loading: 'Loading prices',
  error: {
    title: 'Failed to load trading data',
    advice: 'Please check your connection and try again',
  },
  retry: 'Try again',
  noScript: 'Prices need JavaScript, which is turned off in this browser.',
  announcements: {
    loaded: 'Prices loaded',
    failed: '{title}. {advice}',
    recovered: 'Prices are back',
    paused: 'Prices paused',
    resumed: 'Prices resumed',
  },
} satisfies PricesWords;
