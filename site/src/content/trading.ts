import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const TradingSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  features: z
    .array(
      z.object({
        pictogram: z.enum(['orders', 'copy', 'bots', 'staking']),
        title: Text,
        body: Text,
      }),
    )
    .length(4, 'The section is drawn for four features, one row each.'),
  demo: z.object({ label: Text, note: Text }),
});

export type Trading = z.output<typeof TradingSchema>;

const apy = `${owner.claims.apyPercent}%`;

/** Advanced trading features, beside the price board. */
export const trading = parseContent('trading', TradingSchema, {
  heading: 'The board never blinks',
  label: 'Advanced trading features',
  lead: 'Three tools for people who trade often, and staking.',
  features: [
    {
      pictogram: 'orders',
      title: 'Advanced order types',
      body: 'Name your price or condition and let the order wait for it. If the market moves past your order, it may not fill.',
    },
    {
      pictogram: 'copy',
      title: 'Copy trading',
      body: 'Choose a trader and mirror their trades from your own wallet. You copy their losses as well as their gains.',
    },
    {
      pictogram: 'bots',
      title: 'Trading bots',
      body: 'Set the rule once and let a bot place the trades. A bot keeps following its rule when the market falls, so set limits before you start it.',
    },
    {
      pictogram: 'staking',
      title: 'Staking',
      body: `Stake ${owner.name} at up to ${apy}\u00a0APY. APY is annual percentage yield. ${apy} is the most the rate can be, not what you should expect: it varies, is not guaranteed and can fall to zero. ${owner.name} can lose more value than staking pays. Staking is not a bank deposit and is not insured.`,
    },
  ],
  demo: {
    label: 'Watch Demo',
    note: 'Jumps to the simulated activity feed. There is no video yet.',
  },
});
