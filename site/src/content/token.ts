import * as z from 'zod';
import { capital } from '../lib/capital.ts';
import { fill } from '../lib/fill.ts';
import { pluralOf } from '../lib/plural.ts';
import { printTokens, sayWhole, tokensOf } from '../lib/tokenSupply.ts';
import { readFilled } from './figures.ts';
import { factsOf, listIn, type Language } from './language.ts';
import { owned } from './owned.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Counted, Sentence, Text } from './text.ts';

const Entry = z.strictObject({ category: Text, description: Text });

const Words = z.strictObject({
  /** One line each where there is room. */
  heading: z.tuple([Sentence('supplyInWords', 'name'), Text]),
  label: Text,
  lead: Sentence('supply', 'seat'),
  /** In the drawing, below the number of all. */
  seats: Text,
  columns: z.strictObject({ category: Text, amount: Text, percentage: Text }),
  entries: z.strictObject({
    community: Entry,
    team: z.strictObject({ category: Text }),
    development: Entry,
    liquidity: Entry,
    reserve: Entry,
  }),
  /** What holds for the team's part. */
  vesting: Counted('years'),
  total: Text,
  /** What those behind the exchange hold together. */
  held: Sentence('categories', 'share', 'amount'),
  benefits: z.strictObject({
    discount: z.strictObject({
      title: Sentence('discount'),
      body: Sentence('name', 'fee', 'discount', 'leastFee'),
    }),
    staking: z.strictObject({ title: Sentence('apy'), body: Sentence('apy', 'name') }),
  }),
  get: z.strictObject({
    label: Sentence('name'),
    tag: Text,
    reason: Text,
    note: Sentence('name'),
  }),
});

export type TokenWords = z.input<typeof Words>;

/** How the supply is split: all of it, in five parts. */
export const Split = z
  .array(
    z.looseObject({
      percentage: z.int().positive('Write a whole percentage: one seat of the drawing is 1%.'),
    }),
  )
  .length(5, 'The drawing knows five kinds of seat: write five entries.')
  .check(({ value, issues }) => {
    const total = sumOf(value);
    if (total === 100) return;
    const message = `The percentages add up to ${total}; change them so that they add up to 100.`;
    issues.push({ code: 'custom', input: value, message });
  });

/**
 * Clockwise from the top of the drawing; `seat` is how it is drawn, no two alike, so that color is not
 * the only key. Whoever changes a percentage also changes `SEAT_PERCENTAGES` in
 * `site/art/drawings/seats.ts` and draws again: a test holds them together.
 */
const SPLIT = [
  { key: 'community', percentage: 40, seat: 'floor', isInside: false },
  { key: 'team', percentage: 20, seat: 'ink', isInside: true },
  { key: 'development', percentage: 20, seat: 'stone', isInside: true },
  { key: 'liquidity', percentage: 15, seat: 'dotted', isInside: false },
  { key: 'reserve', percentage: 5, seat: 'ring', isInside: true },
] as const;
parseContent('token', Split, [...SPLIT]);

const words = await readFilled('token', Words);
const { name, claims, links } = owner;
const amountOf = (percentage: number) => printTokens(tokensOf(claims.supply, percentage), name);

/** The token: who holds the supply, and what it does for a trader, with the limits beside it. */
export function token(language: Language) {
  const filled = words(language, {
    supplyInWords: capital(sayWhole(claims.supply, language, factsOf(language).single)),
    seat: amountOf(1),
  });
  const { vesting, entries, total, benefits, get, ...rest } = filled;
  return {
    ...rest,
    entries: SPLIT.map(({ key, percentage, seat }) => ({
      description: pluralOf(vesting, claims.vestingYears, language),
      ...entries[key],
      percentage,
      amount: amountOf(percentage),
      seat,
    })),
    total: { category: total, amount: amountOf(100), percentage: '100%' },
    held: heldInside(language, filled),
    benefits: [benefits.discount, benefits.staking],
    get: { ...get, href: links.token },
    /** What the law of a country asks for, word for word; may be empty. */
    statement: owned(language).statement,
  };
}

/** `Team, development and reserve together hold 45%, or 450,000,000 TMX.` */
function heldInside(language: Language, { held, entries }: z.output<typeof Words>): string {
  const inside = SPLIT.filter(({ isInside }) => isInside);
  const share = sumOf(inside);
  const names = inside.map(({ key }) => entries[key].category.toLocaleLowerCase(language));
  return fill(held, {
    categories: capital(listIn(language, names)),
    share: `${share}%`,
    amount: amountOf(share),
  });
}

function sumOf(entries: readonly { percentage: number }[]): number {
  return entries.reduce((sum, { percentage }) => sum + percentage, 0);
}
