import * as z from 'zod';
import { fillAll } from '../lib/fill.ts';
import { figures, speeds } from './figures.ts';
import type { Language } from './language.ts';
import { owner } from './owner.ts';
import { readWords } from './readWords.ts';
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

const words = await readWords('hero', Words);

/** The first view: what it is, what it costs, what may go wrong. */
export function hero(language: Language) {
  const own = words(language);
  const { lead, leadWithIdentity, ...filled } = fillAll(own, {
    ...figures(language),
    // The figure stands in the statistics.
    speed: speeds(language).said,
    priceRisk: own.priceRisk,
  });
  return { ...filled, lead: owner.claims.noIdentityChecks ? leadWithIdentity : lead };
}

export type Hero = ReturnType<typeof hero>;
