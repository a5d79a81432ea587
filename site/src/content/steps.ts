import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const StepsSchema = z.object({
  heading: Text,
  label: Text,
  steps: z
    .array(z.object({ title: Text, body: Text }))
    .length(3, 'The drawing is numbered from 1 to 3: write three steps.'),
  start: z.object({ label: Text, note: Text }),
});

export type Steps = z.output<typeof StepsSchema>;

const { feePercent, speed, minimumUsd } = owner.claims;

/** The way in, across and out, beside the plan that shows it. */
export const steps = parseContent('steps', StepsSchema, {
  heading: 'Down, trade, out',
  label: 'How it works',
  steps: [
    {
      title: 'Connect your wallet',
      body: `Approve the wallet you already use. No account, no password. About\u00a0${printUsd(minimumUsd)} is the recommended minimum.`,
    },
    {
      title: 'Trade',
      body: `Pick a pair, check the price and the ${printPercent(feePercent)} fee, approve. Usually done in ${keepFigures(speed)}.`,
    },
    {
      title: 'Cash out',
      body: 'Choose a settlement partner. Check its rate, limits and ID rules before you agree.',
    },
  ],
  start: {
    label: 'Connect Wallet & Trade',
    note: 'Sign-\u2060up comes first; no wallet connects here.',
  },
});
