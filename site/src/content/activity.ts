import * as z from 'zod';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const SaysSimulated = Text.regex(
  /simulat/i,
  'The activity is invented, so this text has to say that it is simulated.',
);

export const ActivitySchema = z.object({
  heading: Text,
  label: SaysSimulated,
  tag: SaysSimulated,
  scale: SaysSimulated,
  lead: SaysSimulated,
  join: z.object({ label: Text, note: Text }),
});

export type Activity = z.output<typeof ActivitySchema>;

/** The words round the simulated feed; the feed's own stand with the widget. */
export const activity = parseContent('activity', ActivitySchema, {
  heading: 'The pit, right now',
  label: 'Live trading activity (simulated)',
  tag: 'Simulated activity',
  scale: 'Newest is loudest. Activity shown here is simulated.',
  lead: 'This feed is a simulation made in your browser. Names, amounts and profits are random, and the random profits lean positive. Nobody shown here is real and nothing shown here is a result.',
  join: {
    label: 'Join the Action',
    note: 'Goes to the sign-up form. Sign-up is real; the activity above is not.',
  },
});
