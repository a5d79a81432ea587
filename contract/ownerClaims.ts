import * as z from 'zod';
import { Percent } from './ownerFields.ts';

/** The claims register, C1 to C16: what each says, and what to hold for it, is in `docs/claims.md`. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, place) => `C${place + 1}`);

export const VENUES = ['orderBook', 'aggregator', 'amm'] as const;

/** The figures that the page claims, in the owner's settings; `docs/claims.md` says what each is. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent,
    venueFeesPercent: z.strictObject({ orderBook: Percent, aggregator: Percent, amm: Percent }),
    speed: z.string().min(1),
    traders: z
      .string()
      .regex(/\d/, 'Write it with a figure, as in 50,000+.')
      .regex(/^(?!.*\.\d{3})/, 'Write commas between thousands, as in 50,000+.'),
    asOf: z.iso.date('Write the day as year-month-day, such as 2026-11-21.'),
    minimumUsd: z.number().positive(),
    supply: z.int().positive(),
    vestingYears: z.int().positive(),
    discountPercent: Percent,
    apyPercent: Percent,
    noIdentityChecks: z.boolean(),
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
