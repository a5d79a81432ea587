import * as z from 'zod';
import { Day, Id, Percent, Said } from './fields.ts';

/** The claims register, C1 to C16: what each says, and what to hold for it, is in `docs/claims.md`. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, place) => `C${place + 1}`);

/** A tool of traders: there, announced, or not spoken of. */
const Tool = z.union([z.boolean(), z.literal('planned')], "Write true, false or 'planned'.");

/** How fast a trade is: a figure that each language says in its own words, or the owner's own words. */
const Speed = z.union(
  [
    z.strictObject({ under: z.int().positive(), unit: z.enum(['second', 'minute']) }),
    z.strictObject({ text: Said }),
  ],
  "Write { under: 1, unit: 'second' }, or { text: 'usually within a minute' } in your own words.",
);

/** What the page claims, in the owner's settings; `null` and `false` leave a claim out everywhere. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent,
    /** By the ids of the comparison's venues. */
    venueFeesPercent: z.record(Id, Percent),
    speed: Speed.nullable(),
    /** The page says that there are at least so many: `50,000+`. */
    traders: z.int().positive().nullable(),
    asOf: Day,
    minimumUsd: z.number().positive().nullable(),
    noIdentityChecks: z.boolean(),
    /** Whether crypto is turned into cash at once; without it the page says who does it, and not how fast. */
    instantCashOut: z.boolean(),
    copyTrading: Tool,
    bots: Tool,
    advancedOrders: Tool,
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const [venue, percent] of Object.entries(venueFeesPercent)) {
      if (percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not above our own fee of ${feePercent}%, so the page would claim savings that do not exist. Correct the figure, or change the comparison's words first.`,
      });
    }
  });

/** What the page claims of the token; `null` leaves out a part of it, or all that is said of a token. */
export const TokenSchema = z
  .strictObject({
    supply: z
      .strictObject({ tokens: z.int().positive(), vestingYears: z.int().positive() })
      .nullable(),
    discountPercent: Percent.nullable(),
    /** Without a percentage the page says that the rate is shown before one stakes. */
    staking: z.strictObject({ apyPercent: Percent.nullable() }).nullable(),
  })
  .refine(({ supply, discountPercent, staking }) => supply ?? discountPercent ?? staking, {
    error: 'Nothing is said of this token. Write token: null.',
  })
  .nullable();
