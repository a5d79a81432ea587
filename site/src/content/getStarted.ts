import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const GetStartedSchema = z.object({
  heading: Text,
  claim: Text,
  body: Text,
  /** What limits the claims above; stands with them. */
  limits: Text,
  start: z.object({ label: Text, note: Text }),
  risk: Text,
});

export type GetStarted = z.output<typeof GetStartedSchema>;

const { feePercent, speed, minimumUsd } = owner.claims;
const fee = printPercent(feePercent);

/** The final call, on the yellow floor. */
export const getStarted = parseContent('getStarted', GetStartedSchema, {
  heading: 'Take the floor',
  claim: `Keep your keys. Pay ${fee}.`,
  body: `Connect a wallet, trade in ${keepFigures(speed)} and cash out through a settlement partner. About\u00a0${printUsd(minimumUsd)} is the recommended minimum to start.`,
  limits: `${fee} is the trading fee; network fees are extra. Trades can take longer when the network is busy. The minimum is a suggestion, not advice.`,
  start: {
    label: 'Get Started Today',
    note: 'Get Started Today goes to the sign-up form.',
  },
  risk: 'Crypto is high risk. You could lose all the money you put in.',
});
