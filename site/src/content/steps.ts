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
  heading: 'Three steps down',
  label: 'How it works',
  steps: [
    {
      title: 'Connect your wallet',
      body: `Choose the wallet you already use and approve the connection. There is no account to open and no password to set. About\u00a0${printUsd(minimumUsd)} is the recommended minimum to start.`,
    },
    {
      title: 'Trade',
      body: `Pick a pair, check the price and the ${printPercent(feePercent)} fee, then approve. The trade takes ${keepFigures(speed)}.`,
    },
    {
      title: 'Cash out',
      body: "Convert to cash through a settlement partner. Check the partner's rate, limits and ID rules before you agree.",
    },
  ],
  start: {
    label: 'Connect Wallet & Trade',
    note: 'Takes you to the sign-up form. No wallet connects on this page.',
  },
});
