import * as z from 'zod';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const TradingSchema = z.object({
  heading: Text,
  label: Text,
  features: z
    .array(
      z.object({
        pictogram: z.enum(['orders', 'copy', 'bots', 'staking']),
        title: Text,
        body: Text,
      }),
    )
    .length(4, 'The section is drawn for four features, one row each.'),
  /** `late`: what is said where the practice floor was to open and its script did not load. */
  demo: z.object({ label: Text, late: Text }),
  onPaper: Text,
});

export type Trading = z.output<typeof TradingSchema>;

const apy = `${owner.claims.apyPercent}%`;

/** Advanced trading features, beside the price board. */
export const trading = parseContent('trading', TradingSchema, {
  heading: 'The board never blinks',
  label: 'Advanced trading features',
  features: [
    {
      pictogram: 'orders',
      title: 'Advanced order types',
      body: 'Name your price and let the order wait. If the market moves past it, it may not fill.',
    },
    {
      pictogram: 'copy',
      title: 'Copy trading',
      body: 'Mirror a trader from your own wallet: their losses as well as their gains.',
    },
    {
      pictogram: 'bots',
      title: 'Trading bots',
      body: 'A bot follows its rule, also when the market falls. Set limits before you start it.',
    },
    {
      pictogram: 'staking',
      title: 'Staking',
      body: `Up to ${apy}\u00a0APY: the most it can be, not what to expect. It varies, is not guaranteed and can fall to zero.`,
    },
  ],
  demo: {
    label: 'Watch Demo',
    late: 'The practice floor did not load. Here are its prices.',
  },
  onPaper:
    'On a screen, the Trading Dashboard stands here: eight coins and their reference prices.',
});
