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
  lead: SaysSimulated,
  join: z.object({ label: Text, note: Text }),
  onPaper: SaysSimulated,
});

export type Activity = z.output<typeof ActivitySchema>;

/** The words round the simulated feed; the feed's own stand with the widget. */
export const activity = parseContent('activity', ActivitySchema, {
  heading: 'A simulated minute',
  label: 'Trading activity, simulated',
  lead: 'Names, amounts and results are simulated in your browser, at odds no market offers. Nobody is real; nothing is a result.',
  join: { label: 'Join the Action', note: 'Sign-up is real; the activity is not.' },
  onPaper: 'On a screen, ten lines of simulated activity run here.',
});
