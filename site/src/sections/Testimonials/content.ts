import * as z from 'zod';
import { textWithMaxLength } from '../../content/fields.ts';
import { Id, uniqueList, NonEmptyText, LanguageTag, stringMatching } from '../../owner/fields.ts';

const Person = {
  id: Id,
  name: NonEmptyText,
  initials: stringMatching(/^\p{Lu}{1,3}$/u, 'one to three capital letters'),
  rating: z.int().min(1).max(5).meta({ description: 'From 1 to 5.' }),
};

/** A made-up person. The numbers on the card are calculated from the fees. */
const Example = z.strictObject({
  kind: z.literal('example'),
  ...Person,
  trades: z.int().positive().meta({ title: 'Number of trades' }),
  orderUsd: z
    .number()
    .positive()
    .meta({
      title: 'Order size',
      description: 'In US dollars. Default: the suggested minimum.',
    })
    .optional(),
  against: Id.meta({ title: 'Compared with', description: 'The ID of a venue in Comparison.' }),
  text: textWithMaxLength(600),
  who: textWithMaxLength(80).meta({ title: 'Occupation and location' }),
});

/** A real customer, quoted in their own language. */
const Customer = z.strictObject({
  kind: z.literal('customer'),
  ...Person,
  lang: LanguageTag.meta({ title: 'Language of the quote', description: 'A code, such as es.' }),
  quote: NonEmptyText,
  role: NonEmptyText.meta({ title: 'Occupation' }),
  place: NonEmptyText.meta({ title: 'Location' }),
  saved: z
    .strictObject({
      usd: z.number().positive().meta({ title: 'US dollars' }),
      each: z.enum(['month', 'trade']).meta({ title: 'Per' }),
    })
    .meta({ title: 'Fees saved', description: 'The card labels them as fees, not profit.' })
    .optional(),
  tie: NonEmptyText.meta({
    title: 'Payment from you or connection to you',
    description: 'The card discloses it.',
  }).optional(),
  consent: z.string().min(1, 'Add where you keep the written consent and proof of use.').meta({
    title: 'Proof of consent',
    description: 'Where written consent and proof of use are filed. Not published.',
  }),
});

/** Either examples or real customers, because visitors could mistake an example next to a customer for a real one. */
const Cards = uniqueList(z.discriminatedUnion('kind', [Example, Customer]))
  .max(8)
  .refine((people) => new Set(people.map(({ kind }) => kind)).size < 2, {
    error: "Examples and real customers can't be mixed. Remove one of the two kinds.",
  })
  .meta({
    description:
      'Use only examples or only customers. Before you add a customer, remove all examples.',
  });

export const testimonials = z.strictObject({ cards: Cards });
