import * as z from 'zod';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { owner } from './owner.ts';
import { keepFigures } from '../lib/keepFigures.ts';
import { printUsd } from '../lib/money.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const FeaturesSchema = z.object({
  heading: Text,
  steps: z
    .array(z.object({ title: Text, body: Text, limit: Text.optional() }))
    .length(6, 'The staircase has six treads: write six features.'),
});

export type Features = z.output<typeof FeaturesSchema>;

const { name, claims } = owner;
const { orderBook, aggregator, amm } = claims.venueFeesPercent;
const speed = keepFigures(claims.speed);
const spoken = claims.speed.replace(/\b1 (?=second|minute)/, 'a ');
const fee = printPercent(claims.feePercent);

const ORDER_USD = 1_000;
const elsewhere = (percent: number) =>
  `${printFee(feeUsd(ORDER_USD, percent))} at ${printPercent(percent)}`;

/** Six reasons, one per tread of the stair. */
export const features = parseContent('features', FeaturesSchema, {
  heading: 'Why traders stand here',
  steps: [
    {
      title: `Fees of ${fee}`,
      body: `A ${printUsd(ORDER_USD)} trade costs ${printFee(feeUsd(ORDER_USD, claims.feePercent))} in trading fees. The same trade costs ${elsewhere(amm)}, ${elsewhere(aggregator)} and ${elsewhere(orderBook)}.`,
      limit: 'Network fees are separate. Compare fees says where the other rates come from.',
    },
    {
      title: spoken.charAt(0).toUpperCase() + spoken.slice(1),
      body: `${name} runs on a layer-2 network, a faster network that settles to a main blockchain. A trade takes ${speed}. Heavy traffic can slow it down.`,
    },
    claims.noIdentityChecks
      ? {
          title: 'No identity checks',
          body: `You trade with a wallet, not an account, and ${name} asks for no ID documents. Settlement partners may check who you are before they pay out cash, and the law where you live still applies.`,
        }
      : {
          title: 'No account to open',
          body: 'You trade with a wallet, so there is no sign-in and no password. Settlement partners may check who you are before they pay out cash.',
        },
    {
      title: 'Non-custodial',
      body: `${name} is non-custodial. Your coins sit in your wallet before and after each trade, and ${name} has no key to move them.`,
    },
    {
      title: 'Instant cash out',
      body: 'Convert crypto to cash instantly through a settlement partner. When the money reaches you depends on the partner and your bank.',
    },
    {
      title: 'Copy and automate',
      body: 'Copy another trader, run a bot or set an advanced order, all from the same wallet. Each can lose money as well as make it.',
    },
  ],
});
