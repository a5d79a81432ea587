import * as z from 'zod';
import { capital } from '../lib/capital.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { readFilled, speeds } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { Sentence, Text, Titled } from './text.ts';

const Words = z.strictObject({
  heading: Text,
  fees: z.strictObject({
    title: Sentence('fee'),
    body: Sentence('order', 'cost', 'least', 'most', 'leastCost', 'mostCost'),
  }),
  speed: z.strictObject({ title: Sentence('speed'), body: Text }),
  noIdentityChecks: Titled('name'),
  /** Stands in its place where the owner makes no such claim. */
  noAccount: Titled(),
  custody: Titled('name'),
  cashOut: Titled(),
  automate: Titled(),
});

export type FeaturesWords = z.input<typeof Words>;

const words = await readFilled('features', Words);

const ORDER_USD = 1_000;
const { claims } = owner;
const rates = Object.values(claims.venueFeesPercent);
const [least, most] = [Math.min(...rates), Math.max(...rates)];
const cost = (percent: number) => printFee(feeUsd(ORDER_USD, percent));

/** Six reasons, one per tread of the stair. */
export function features(language: Language) {
  const { heading, ...all } = words(language, {
    speed: speeds(language).said.replaceAll('\u00a0', ' '),
    order: printUsd(ORDER_USD),
    cost: cost(claims.feePercent),
    least: printPercent(least),
    most: printPercent(most),
    leastCost: cost(least),
    mostCost: cost(most),
  });
  return {
    heading,
    steps: [
      all.fees,
      { ...all.speed, title: capital(all.speed.title) },
      claims.noIdentityChecks ? all.noIdentityChecks : all.noAccount,
      all.custody,
      all.cashOut,
      all.automate,
    ],
  };
}
