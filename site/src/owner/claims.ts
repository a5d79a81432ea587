import * as z from 'zod';
import { Day, Id, Percent, NonEmptyText, stringMatching } from './fields.ts';

/** Claim IDs, C1 to C16. `docs/claims.md` lists the claims and the evidence they need. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, index) => `C${index + 1}`);

/** A trading tool: available, planned, or not mentioned. */
const Tool = z.union([z.boolean(), z.literal('planned')], "Use true, false or 'planned'.");

/** How long a trade takes: a number that's translated automatically, or custom text. */
const Speed = z.union(
  [
    z.strictObject({ under: z.int().positive(), unit: z.enum(['second', 'minute']) }),
    z.strictObject({ text: NonEmptyText }),
  ],
  "Use { under: 1, unit: 'second' }, or a custom text: { text: 'usually within a minute' }.",
);

/** The claims in the owner's settings. `null` and `false` remove a claim from all pages. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent.nullable().describe(
      'C1: your trading fee, as a percentage of the order. `null` removes the fee, the comparison and the practice trade.',
    ),
    venueFeesPercent: z
      .record(Id, Percent)
      .default({})
      .describe(
        'C5: the fee of each venue in `compare.json`, by id, in percent. Each must be higher than your own.',
      ),
    speed: Speed.nullable().describe(
      "C2: how long a trade takes. The unit is `'second'` or `'minute'`: `{ under: 1, unit: 'second' }`. Or a custom text: `{ text: 'usually within a minute' }`.",
    ),
    traders: z
      .int()
      .positive()
      .nullable()
      .describe('C3: the number of traders. The page rounds it down, such as `50,000+`.'),
    asOf: Day.describe("When the trader count and the other venues' fees were last checked."),
    minimumUsd: z
      .number()
      .positive()
      .nullable()
      .describe('C4: the recommended minimum amount, in US dollars.'),
    noIdentityChecks: z
      .boolean()
      .describe(
        'C7: whether people can trade without identity checks. `false` shows "no account" instead.',
      ),
    instantCashOut: z
      .boolean()
      .describe(
        'C8: whether cashing out is instant. `false` mentions only the settlement partner, not the speed.',
      ),
    copyTrading: Tool.describe(
      "C9: whether there is copy trading: `true`, `'planned'` or `false`.",
    ),
    bots: Tool.describe("C9: whether there are trading bots: `true`, `'planned'` or `false`."),
    advancedOrders: Tool.describe(
      "C9: whether there are advanced orders: `true`, `'planned'` or `false`.",
    ),
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const [venue, percent] of Object.entries(venueFeesPercent)) {
      if (feePercent === null || percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not higher than your own fee of ${feePercent}%, so the page would claim savings that don't exist. Correct the number, or first change the texts of the comparison.`,
      });
    }
  });

export const TokenSymbol = stringMatching(/^[A-Za-z0-9]{2,12}$/, '2 to 12 letters A–Z and digits');

/** Claims about the token. `null` removes a part or the whole token. */
export const TokenSchema = z
  .strictObject({
    symbol: TokenSymbol.optional().describe('The symbol. It defaults to `name`.'),
    supply: z
      .strictObject({
        tokens: z.int().positive().describe('The total supply, in whole tokens.'),
        vestingYears: z.int().positive().describe("How many years insiders' tokens are locked."),
      })
      .nullable()
      .describe('C11: the token supply. `token.json` has its allocation.'),
    discountPercent: Percent.nullable().describe('C12: the maximum fee discount, in percent.'),
    staking: z
      .strictObject({
        apyPercent: Percent.nullable().describe(
          'The maximum annual rewards, in percent. `null` shows "rate shown before you stake" instead.',
        ),
      })
      .nullable()
      .describe('C16: staking rewards.'),
  })
  .refine(({ supply, discountPercent, staking }) => supply ?? discountPercent ?? staking, {
    error: 'The token has no claims. Write token: null.',
  })
  .nullable();
