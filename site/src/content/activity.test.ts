import { expect, test } from 'vitest';
import { activity, ActivitySchema } from './activity.ts';
import { parseContent } from './parseContent.ts';

test.for(['label', 'lead'] as const)(
  'the feed cannot lose the word "simulated" from its %s',
  (place) => {
    const edited = { ...activity, [place]: 'Trades as they happen' };
    expect(() => parseContent('activity', ActivitySchema, edited)).toThrow(
      `${place}: The activity is invented, so this text has to say that it is simulated.`,
    );
  },
);
