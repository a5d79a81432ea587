import * as z from 'zod';
import { Day, Id, Percent, NonEmptyText, stringMatching } from './fields.ts';

/** `docs/claims.md` lists the claims, C1 to C16, and the evidence they need. */
export const CLAIM_IDS = Array.from({ length: 16 }, (_, index) => `C${index + 1}`);

const Tool = z.union([z.boolean(), z.literal('planned')], "Use true, false or 'planned'.");

/** How long a trade takes. We translate `under` and `unit` into every language, but not `text`. */
const Speed = z.union(
  [
    z.strictObject({ under: z.int().positive(), unit: z.enum(['second', 'minute']) }),
    z.strictObject({ text: NonEmptyText }),
  ],
  "Use { under: 1, unit: 'second' }, or a custom text: { text: 'usually within a minute' }.",
);

/** Setting a claim to `null` or `false` removes it from every page. */
export const ClaimsSchema = z
  .strictObject({
    feePercent: Percent.nullable().describe(
      'C1: your trading fee in percent. `null` removes the fee, the comparison, and the practice trade.',
    ),
    venueFeesPercent: z
      .record(Id, Percent)
      .default({})
      .describe(
        'C5: the fee in percent for each venue in `compare.json`, by ID. Every fee must be higher than yours.',
      ),
    speed: Speed.nullable().describe(
      "C2: how long a trade takes, e.g. `{ under: 1, unit: 'second' }` (or `'minute'`). Use `{ text: 'usually within a minute' }` for your own wording.",
    ),
    traders: z
      .int()
      .positive()
      .nullable()
      .describe('C3: the number of traders. Rounded down on the page, e.g. `50,000+`.'),
    asOf: Day.describe("The date you last checked the trader count and the other venues' fees."),
    minimumUsd: z
      .number()
      .positive()
      .nullable()
      .describe('C4: the recommended minimum trade in US dollars.'),
    noIdentityChecks: z
      .boolean()
      .describe(
        'C7: claim that people can trade without identity checks. If `false`, the page says "no account" instead.',
      ),
    instantCashOut: z
      .boolean()
      .describe(
        'C8: claim that cashing out is instant. If `false`, the page names the settlement partner without mentioning speed.',
      ),
    copyTrading: Tool.describe("C9: offer copy trading, or announce it with `'planned'`."),
    bots: Tool.describe("C9: offer trading bots, or announce them with `'planned'`."),
    advancedOrders: Tool.describe("C9: offer advanced orders, or announce them with `'planned'`."),
  })
  .superRefine(({ feePercent, venueFeesPercent }, context) => {
    for (const [venue, percent] of Object.entries(venueFeesPercent)) {
      if (feePercent === null || percent > feePercent) continue;
      context.addIssue({
        code: 'custom',
        path: ['venueFeesPercent', venue],
        message: `${percent}% is not higher than your own fee of ${feePercent}%, so the page would claim savings that don't exist. Correct the number, or reword the comparison first.`,
      });
    }
  });

export const TokenSymbol = stringMatching(/^[A-Za-z0-9]{2,12}$/, '2 to 12 letters A–Z and digits');

/** Claims about the token. `null` removes a part or the whole token. */
export const TokenSchema = z
  .strictObject({
    symbol: TokenSymbol.optional().describe('The token symbol. Defaults to `name`.'),
    supply: z
      .strictObject({
        tokens: z.int().positive().describe('The total supply in whole tokens.'),
        vestingYears: z
          .int()
          .positive()
          .describe("The number of years insiders' tokens are locked."),
      })
      .nullable()
      .describe('C11: the token supply. Set its allocation in `token.json`.'),
    discountPercent: Percent.nullable().describe('C12: the maximum fee discount in percent.'),
    staking: z
      .strictObject({
        apyPercent: Percent.nullable().describe(
          'The maximum annual reward rate in percent. If `null`, the page says "rate shown before you stake" instead.',
        ),
      })
      .nullable()
      .describe('C16: staking rewards.'),
  })
  .refine(({ supply, discountPercent, staking }) => supply ?? discountPercent ?? staking, {
    error: 'The token makes no claims. Use token: null instead.',
  })
  .nullable();
