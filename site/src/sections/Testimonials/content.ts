import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText, LanguageTag, stringMatching } from '../../owner/fields.ts';

const Person = {
  id: Id,
  name: NonEmptyText,
  initials: stringMatching(/^\p{Lu}{1,3}$/u, 'one to three capital letters'),
  rating: z.int().min(1).max(5),
};

/** A made-up person. The numbers on the card are calculated from the fees. */
const Example = z.strictObject({
  kind: z.literal('example'),
  ...Person,
  trades: z.int().positive(),
  orderUsd: z
    .number()
    .positive()
    .meta({ description: 'In US dollars. Defaults to the suggested minimum.' })
    .optional(),
  against: Id.meta({ description: 'A venue from the comparison.' }),
  text: textWithMaxLength(600),
  who: textWithMaxLength(80).meta({ description: 'Occupation and location.' }),
});

/** A real customer, quoted in their own language. */
const Customer = z.strictObject({
  kind: z.literal('customer'),
  ...Person,
  lang: LanguageTag.meta({ description: 'The language of the quote, e.g. es.' }),
  quote: NonEmptyText,
  role: NonEmptyText,
  place: NonEmptyText,
  saved: z
    .strictObject({ usd: z.number().positive(), each: z.enum(['month', 'trade']) })
    .meta({ description: 'Fees saved in US dollars. The card labels them as fees, not profit.' })
    .optional(),
  tie: NonEmptyText.meta({
    description: 'Any payment or connection to you. The card discloses it.',
  }).optional(),
  consent: z
    .string()
    .min(1, 'Add where you keep the written consent and proof of use.')
    .meta({ description: 'Where you keep the written consent and proof of use. Not published.' }),
});

/** Either examples or real customers, because visitors could mistake an example next to a customer for a real one. */
const Cards = uniqueList(z.discriminatedUnion('kind', [Example, Customer]))
  .max(8)
  .refine((people) => new Set(people.map(({ kind }) => kind)).size < 2, {
    error: "Examples and real customers can't be mixed. Remove one or the other.",
  });

export const testimonials = z.strictObject({ cards: Cards });
