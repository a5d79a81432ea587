import * as z from 'zod';
import { fill } from '../lib/fill.ts';
import { readFilled, speeds } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { Sentence, Text } from './text.ts';

const Words = z.strictObject({
  label: Text,
  heading: Text.max(24, 'Two lines of at most 12 letters each fit beside the picture.'),
  lead: Sentence('fee', 'speed'),
  /** The same where the claim that nobody asks for documents is on. */
  leadWithIdentity: Sentence('fee', 'speed'),
  start: Text,
  demo: Text,
  risk: Sentence('priceRisk'),
  /** Stands wherever a trade is begun. */
  priceRisk: Text,
  legend: z.strictObject({ bid: Text, ask: Text, you: Text }),
});

export type HeroWords = z.input<typeof Words>;

const words = await readFilled('hero', Words);

/** The first view: what it is, what it costs, what may go wrong. */
export function hero(language: Language) {
  // The figure of the speed stands in the statistics.
  const { leadWithIdentity, risk, ...filled } = words(language, { speed: speeds(language).said });
  return {
    ...filled,
    lead: owner.claims.noIdentityChecks ? leadWithIdentity : filled.lead,
    risk: fill(risk, { priceRisk: filled.priceRisk }),
  };
}
