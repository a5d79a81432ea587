import * as z from 'zod';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Simulated = Text.regex(
  /simulat/i,
  'The figure is invented, so this text must say "simulated".',
);
const Sentence = Text.regex(
  /^(?=.*\{name\})(?=.*\{amount\})(?=.*\{asset\})[^|]+\|[^|]+$/,
  'Write {name}, {amount} and {asset}, and one | where a phone breaks the line.',
);
const Counted = Text.includes('{count}', { error: 'Write {count} where the number goes.' });
const NAMES_REMEMBERED = 15;

const ActivityFeedSchema = z.object({
  words: z.object({
    list: Simulated,
    sentence: z.object({ buy: Sentence, sell: Sentence, swap: Sentence, stake: Sentence }),
    price: Text.includes('{price}', { error: 'Write {price} where the price goes.' }),
    gain: Simulated.includes('{amount}', { error: 'Write {amount} where the figure goes.' }),
    loss: Simulated.includes('{amount}', { error: 'Write {amount} where the figure goes.' }),
    newest: Text,
    ago: z.object({ now: Text, seconds: Counted, minutes: Counted }),
    loading: Text,
    failed: Text,
    pause: Text,
    resume: Text,
    noScript: Text,
  }),
  names: z
    .array(Text.max(8, 'Use first names of at most 8 letters, so that the sentence fits.'))
    .min(
      NAMES_REMEMBERED * 2,
      'Name at least 30: none of the last 15 is used again, and chance needs a choice.',
    )
    .refine((names) => new Set(names).size === names.length, 'Each name may stand once.'),
});

/** The words of the simulated feed, and the first names that it draws from. */
export const activityFeed = parseContent('activityFeed', ActivityFeedSchema, {
  words: {
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
  },
  // prettier-ignore
  names: [
    'Ada', 'Amir', 'Ana', 'Bea', 'Ben', 'Chidi', 'Chloe', 'Dara', 'Diego', 'Elif', 'Emma', 'Farah',
    'Goran', 'Hana', 'Ines', 'Ivan', 'Jae', 'Jonas', 'Kofi', 'Lara', 'Leo', 'Lina', 'Mai', 'Marco',
    'Maya', 'Nadia', 'Nils', 'Omar', 'Priya', 'Rosa', 'Sam', 'Sofia', 'Tariq', 'Tuan', 'Yara', 'Zoe',
  ],
});
