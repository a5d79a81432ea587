import * as z from 'zod';
import { Day, Id, Percent, NonEmptyText } from './fields.ts';

/** The claims register, C1 to C16: what each says, and what to hold for it, is in `docs/claims.md`. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, place) => `C${place + 1}`);

/** A tool of traders: there, announced, or not spoken of. */
const Tool = z.union([z.boolean(), z.literal('planned')], "Write true, false or 'planned'.");

/** The time of a trade: a number, which each language puts into words, or the owner's words. */
const Speed = z.union(
  [
    z.strictObject({ under: z.int().positive(), unit: z.enum(['second', 'minute']) }),
    z.strictObject({ text: NonEmptyText }),
  ],
  "Write { under: 1, unit: 'second' }, or { text: 'usually within a minute' } in your own words.",
);

/** What the page claims, in the owner's settings; `null` and `false` leave a claim out everywhere. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent.nullable().describe(
      'C1: your trading fee, in percent of the order. `null`: no fee is spoken of, compared or practiced with.',
    ),
    venueFeesPercent: z
      .record(Id, Percent)
      .default({})
      .describe(
        'C5: the fee of each venue of `compare.json`, by its id, in percent. Each must be above your own.',
      ),
    speed: Speed.nullable().describe(
      "C2: how long a trade takes: `{ under: 1, unit: 'second' }` or `'minute'`, or `{ text: 'usually within a minute' }` in your own words.",
    ),
    traders: z
      .int()
      .positive()
      .nullable()
      .describe('C3: how many people trade. The page rounds down: `50,000+`.'),
    asOf: Day.describe('The day on which traders and the fees of other venues were counted.'),
    minimumUsd: z
      .number()
      .positive()
      .nullable()
      .describe('C4: the recommended minimum, in US dollars.'),
    noIdentityChecks: z
      .boolean()
      .describe('C7: whether you check no identities. `false` says "no account" instead.'),
    instantCashOut: z
      .boolean()
      .describe('C8: whether crypto becomes cash at once. `false` says only who does it.'),
    copyTrading: Tool.describe("C9: `true`, `'planned'` or `false`."),
    bots: Tool.describe("C9: `true`, `'planned'` or `false`."),
    advancedOrders: Tool.describe("C9: `true`, `'planned'` or `false`."),
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const [venue, percent] of Object.entries(venueFeesPercent)) {
      if (feePercent === null || percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not above our own fee of ${feePercent}%, so the page would claim savings that do not exist. Correct the figure, or change the comparison's words first.`,
      });
    }
  });

/** Claims about the token. `null` leaves out a part, or the whole token. */
export const TokenSchema = z
  .strictObject({
    supply: z
      .strictObject({
        tokens: z.int().positive().describe('Whole tokens.'),
        vestingYears: z
          .int()
          .positive()
          .describe('For how many years shares of insiders are locked.'),
      })
      .nullable()
      .describe('C11: the supply. Its split is in `token.json`.'),
    discountPercent: Percent.nullable().describe('C12: the largest discount on the fee.'),
    staking: z
      .strictObject({
        apyPercent: Percent.nullable().describe(
          'The ceiling of rewards. `null`: the rate is shown before people stake.',
        ),
      })
      .nullable()
      .describe('C16: staking.'),
  })
  .refine(({ supply, discountPercent, staking }) => supply ?? discountPercent ?? staking, {
    error: 'This token has no claims. Write token: null.',
  })
  .nullable();
