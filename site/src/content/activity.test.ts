import { expect, test } from 'vitest';
import { activity, checkActivity } from './activity.ts';

test.for(['label', 'lead'] as const)(
  'the feed cannot lose the word "simulated" from its %s',
  (place) => {
    const edited = { ...activity('en'), [place]: 'Trades as they happen' };
    expect(() => checkActivity('en', edited)).toThrow(
      `${place}: The activity is invented, so this text has to say that it is simulated`,
    );
  },
);
