import * as z from 'zod';
import { text } from '../../content/fields.ts';
import { Id, listOf, Said, Tag, written } from '../../owner/fields.ts';

const Person = {
  id: Id,
  name: Said,
  initials: written(/^\p{Lu}{1,3}$/u, 'one to three capital letters'),
  rating: z.int().min(1).max(5),
};

/** An invented person: what the card says is computed from the fee. */
const Example = z.strictObject({
  kind: z.literal('example'),
  ...Person,
  trades: z.int().positive(),
  /** US dollars. Without it, `claims.minimumUsd`, or the order of the other examples. */
  orderUsd: z.number().positive().optional(),
  /** A venue of the comparison. */
  against: Id,
  text,
  who: text,
});

/** A real customer: what the card says stands here, in the customer's own language. */
const Customer = z.strictObject({
  kind: z.literal('customer'),
  ...Person,
  lang: Tag,
  quote: Said,
  role: Said,
  place: Said,
  /** Fees saved, in US dollars: the card says so, and that it is no profit. */
  saved: z
    .strictObject({ usd: z.number().positive(), each: z.enum(['month', 'trade']) })
    .optional(),
  /** Any payment or tie, as the card discloses it. */
  tie: Said.optional(),
  /** Where written consent and proof of use are filed; it is not published. */
  consent: z.string().min(1, 'Write where the written consent and the proof of use are filed.'),
});

/** Examples or real customers, never both: beside a real one, an invented one would be taken for real. */
const Cards = listOf(z.discriminatedUnion('kind', [Example, Customer]))
  .max(8)
  .refine((people) => new Set(people.map(({ kind }) => kind)).size < 2, {
    error: 'Examples and real customers never stand in one row. Take one of the two kinds out.',
  });

export const testimonials = z.strictObject({ cards: Cards });
