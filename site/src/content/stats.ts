import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Figure = z
  .string()
  .min(1)
  .max(
    7,
    'A numeral of at most 7 characters fits. Shorten the claim in owner.config.ts; write a speed as "under 1 second".',
  );

const StatsSchema = z.object({
  heading: Text,
  items: z
    .array(z.object({ about: Text.optional(), figure: Figure, caption: Text }))
    .length(4, 'Four numerals walk down to the first step.'),
});

export type Stats = z.output<typeof StatsSchema>;

const { name, claims } = owner;

/** Four figures to remember, each with what limits it. */
export const stats = parseContent('stats', StatsSchema, {
  heading: `${name} in four numbers`,
  items: [
    { figure: claims.traders, caption: `traders, ${name}’s own count` },
    {
      figure: printPercent(claims.feePercent),
      caption: 'fee on every trade, plus network fees',
    },
    {
      figure: claims.speed.replace(/^under (\d+) second.*$/, '<$1s'),
      caption: 'to complete a trade, longer when busy',
    },
    {
      about: 'about',
      figure: printUsd(claims.minimumUsd),
      caption: 'recommended minimum, a suggestion, not advice',
    },
  ],
});
