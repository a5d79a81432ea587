import * as z from 'zod';
import { Percent } from './ownerFields.ts';

/** The claims register, C1 to C16: what each says, and what to hold for it, is in `docs/claims.md`. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, place) => `C${place + 1}`);

export const VENUES = ['orderBook', 'aggregator', 'amm'] as const;

/** A tool of traders: there, announced, or not spoken of. */
const Tool = z.union([z.boolean(), z.literal('planned')], "Write true, false or 'planned'.");

/** What the page claims, in the owner's settings; `null` and `false` leave a claim out everywhere. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent,
    venueFeesPercent: z.strictObject({ orderBook: Percent, aggregator: Percent, amm: Percent }),
    speed: z.string().min(1).nullable(),
    traders: z
      .string()
      .regex(/\d/, 'Write it with a figure, as in 50,000+.')
      .regex(/^(?!.*\.\d{3})/, 'Write commas between thousands, as in 50,000+.')
      .nullable(),
    asOf: z.iso.date('Write the day as year-month-day, such as 2026-11-21.'),
    minimumUsd: z.number().positive().nullable(),
    noIdentityChecks: z.boolean(),
    /** Whether crypto is turned into cash at once; without it the page says who does it, and not how fast. */
    instantCashOut: z.boolean(),
    copyTrading: Tool,
    bots: Tool,
    advancedOrders: Tool,
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const venue of VENUES) {
      const percent = venueFeesPercent[venue];
      if (percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not above our own fee of ${feePercent}%, so the page would claim savings that do not exist. Correct the figure, or change the comparison's words first.`,
      });
    }
  });
