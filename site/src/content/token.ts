import * as z from 'zod';
import { printPercent } from '../lib/fees.ts';
import { printTokens, printWhole, sayWhole, tokensOf } from '../lib/tokenSupply.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Entry = z.object({
  category: Text,
  percentage: z.int().positive('Write a whole percentage: one seat of the drawing is 1%.'),
  amount: Text,
  description: Text,
  /** How its seats are drawn: no two alike, so that color is not the only key. */
  seat: z.enum(['floor', 'ink', 'stone', 'dotted', 'ring']),
});

/** How the supply is split: all of it, in five parts. */
export const Split = z
  .array(Entry)
  .length(5, 'The drawing knows five kinds of seat: write five entries.')
  .check(({ value, issues }) => {
    const total = sumOf(value);
    if (total === 100) return;
    const message = `The percentages add up to ${total}; change them so that they add up to 100.`;
    issues.push({ code: 'custom', input: value, message });
  });

const TokenSchema = z.object({
  /** One line each where there is room. */
  heading: z.tuple([Text, Text]),
  label: Text,
  lead: Text,
  columns: z.object({ category: Text, amount: Text, percentage: Text }),
  entries: Split,
  total: z.object({ category: Text, amount: Text, percentage: Text }),
  /** What those behind the exchange hold together. */
  held: Text,
  benefits: z.array(z.object({ title: Text, body: Text })).length(2, 'Write two benefits.'),
  get: z.object({
    label: Text,
    href: z.string(),
    tag: Text,
    reason: Text,
    note: Text,
  }),
  /** What the law of a country asks for, word for word; may be empty. */
  statement: z.string(),
});

export type Token = z.output<typeof TokenSchema>;

const { name, claims, legal, links } = owner;
const { supply, vestingYears, feePercent, discountPercent, apyPercent } = claims;

const amountOf = (percentage: number) => printTokens(tokensOf(supply, percentage), name);
const apy = `${apyPercent}%\u00a0APY`;
const fee = printPercent(feePercent);
const leastFee = printPercent(feePercent * (1 - discountPercent / 100));

/**
 * Clockwise from the top of the drawing. Whoever changes a percentage also changes
 * `SEAT_PERCENTAGES` in `site/art/drawings/seats.ts` and draws again: a test holds them together.
 */
const SPLIT = [
  {
    category: 'Community',
    percentage: 40,
    description: 'For users and programs.',
    seat: 'floor',
    isInside: false,
  },
  {
    category: 'Team',
    percentage: 20,
    description: `${vestingYears}-\u2060year vesting.`,
    seat: 'ink',
    isInside: true,
  },
  {
    category: 'Development',
    percentage: 20,
    description: 'Building and running the exchange.',
    seat: 'stone',
    isInside: true,
  },
  {
    category: 'Liquidity',
    percentage: 15,
    description: 'So orders have something to trade against.',
    seat: 'dotted',
    isInside: false,
  },
  {
    category: 'Reserve',
    percentage: 5,
    description: 'For needs not yet planned.',
    seat: 'ring',
    isInside: true,
  },
] as const;

/** The token: who holds the supply, and what it does for a trader, with the limits beside it. */
export const token = parseContent('token', TokenSchema, {
  heading: [`${capitalize(sayWhole(supply))} ${name}.`, 'No more.'],
  label: 'Token economics',
  lead: `${printWhole(supply)}, fixed supply. One\u00a0seat is ${amountOf(1)}.`,
  columns: { category: 'Category', amount: 'Amount', percentage: 'Share' },
  entries: SPLIT.map(({ category, percentage, description, seat }) => ({
    category,
    percentage,
    amount: amountOf(percentage),
    description,
    seat,
  })),
  total: { category: 'Total', amount: amountOf(100), percentage: '100%' },
  held: heldInside(),
  benefits: [
    {
      title: `Up to ${discountPercent}% off fees`,
      body: `Pay in ${name} and ${fee} drops by up to ${discountPercent}%, to as little as ${leastFee}. The discount can change.`,
    },
    {
      title: `Staking at up to ${apy}`,
      body: `APY is annual percentage yield. ${apyPercent}% is the most the rate can be, not what to expect: it varies, is not guaranteed and can fall to zero. ${name} can lose more value than staking pays. Not a bank deposit, not insured.`,
    },
  ],
  get: {
    label: `Get ${name} Tokens`,
    href: links.token,
    tag: 'Coming soon',
    reason: 'Not for sale here. The token’s documents will be linked before any sale.',
    note: `This page does not sell or offer ${name} tokens.`,
  },
  statement: legal.statement,
});

/** `Team, development and reserve together hold 45%, or 450,000,000 TMX.` */
function heldInside(): string {
  const inside = SPLIT.filter(({ isInside }) => isInside);
  const percentage = sumOf(inside);
  const names = inside.map(({ category }, i) => (i ? category.toLowerCase() : category));
  const list = new Intl.ListFormat('en-GB').format(names);
  return `${list} together hold ${percentage}%, or ${amountOf(percentage)}.`;
}

function sumOf(entries: readonly { percentage: number }[]): number {
  return entries.reduce((sum, { percentage }) => sum + percentage, 0);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
