import * as z from 'zod';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const FeaturesSchema = z.object({
  heading: Text,
  steps: z
    .array(z.object({ title: Text, body: Text }))
    .length(6, 'The staircase has six treads: write six features.'),
});

export type Features = z.output<typeof FeaturesSchema>;

const { name, claims } = owner;
const fee = printPercent(claims.feePercent);
const spoken = claims.speed.replace(/\b1 (?=second|minute)/, 'a ');

const ORDER_USD = 1_000;
const cost = (percent: number) => printFee(feeUsd(ORDER_USD, percent));
const rates = Object.values(claims.venueFeesPercent);
const [least, most] = [Math.min(...rates), Math.max(...rates)];

/** Six reasons, one per tread of the stair. */
export const features = parseContent('features', FeaturesSchema, {
  heading: 'Why traders stand here',
  steps: [
    {
      title: `Fees of ${fee}`,
      body: `A ${printUsd(ORDER_USD)} trade costs ${cost(claims.feePercent)} in trading fees, plus network fees. At ${printPercent(least)} to ${printPercent(most)}: ${cost(least)} to ${cost(most)}.`,
    },
    {
      title: spoken.charAt(0).toUpperCase() + spoken.slice(1),
      body: 'A layer-\u20602 network, which settles to a main blockchain, carries each trade. Heavy traffic can slow it down.',
    },
    claims.noIdentityChecks
      ? {
          title: 'No identity checks',
          body: `A wallet, not an account: ${name} asks for no ID documents. Settlement partners may check who you are; local law still applies.`,
        }
      : {
          title: 'No account to open',
          body: 'You trade with a wallet, so there is no sign-\u2060in and no password. Settlement partners may check who you are before they pay out cash.',
        },
    {
      title: 'Non-\u2060custodial',
      body: `Your coins sit in your wallet before and after each trade. ${name} has no key to move them.`,
    },
    {
      title: 'Instant cash out',
      body: 'Convert at once through a settlement partner. When the money arrives depends on them and your bank.',
    },
    {
      title: 'Copy and automate',
      body: 'Copy a trader, run a bot or set an advanced order. Each can lose money as well as make it.',
    },
  ],
});
