import * as z from 'zod';
import { Id, listOf, Percent } from './ownerFields.ts';

/** `seat`: how it is drawn, no two alike, so that colour is not the only key. */
const Share = z.strictObject({
  id: Id,
  percent: z.int().positive(),
  seat: z.enum(['floor', 'ink', 'stone', 'dotted', 'ring']),
  isInside: z.boolean().optional(),
  vests: z.boolean().optional(),
});

const Split = listOf(Share).superRefine((split, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const total = split.reduce((sum, { percent }) => sum + percent, 0);
  if (total !== 100)
    refuse(`The percentages add up to ${total}; change them so that they add up to 100.`);
  if (new Set(split.map(({ seat }) => seat)).size < split.length)
    refuse('Two shares have the same seat, so the drawing could not tell them apart.');
});

/** What the page claims of the token; `null` leaves out a part of it, or all that is said of a token. */
export const TokenSchema = z
  .strictObject({
    supply: z
      .strictObject({ tokens: z.int().positive(), vestingYears: z.int().positive(), split: Split })
      .nullable(),
    discountPercent: Percent.nullable(),
    /** Without a percentage the page says that the rate is shown before one stakes. */
    staking: z.strictObject({ apyPercent: Percent.nullable() }).nullable(),
  })
  .refine(({ supply, discountPercent, staking }) => supply ?? discountPercent ?? staking, {
    error: 'Nothing is said of this token. Write token: null.',
  })
  .nullable();
