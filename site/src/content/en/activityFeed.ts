import type { ActivityFeedWords } from '../activityFeed.ts';

export const activityFeed = {
  list: 'Simulated activity',
  sentence: {
    buy: '{name} bought|{amount} of {asset}',
    sell: '{name} sold|{amount} of {asset}',
    swap: '{name} swapped|{amount} of {asset}',
    stake: '{name} staked|{amount} of {asset}',
  },
  price: 'at {price}',
  gain: 'Simulated gain +{amount}',
  loss: 'Simulated loss −{amount}',
  newest: 'Newest',
  ago: { now: 'just now', seconds: '{count} s ago', minutes: '{count} min ago' },
  loading: 'Loading the simulation',
  failed: 'The simulation needs market prices, which did not load.',
  pause: 'Pause simulation',
  resume: 'Resume simulation',
  noScript: 'The simulation needs JavaScript, which is turned off in this browser.',
} satisfies ActivityFeedWords;
