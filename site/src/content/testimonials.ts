import * as z from 'zod';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Testimonial = z.object({
  /**
   * True for an invented person: the card then says so. Set it to false only with written consent,
   * proof of use, the date, the exact words, any payment or tie disclosed in the text and, where a
   * profit is quoted, the records that prove it.
   */
  illustrative: z.boolean(),
  name: Text,
  initials: z.string().regex(/^[A-Z]{1,3}$/, 'Write one to three capital letters.'),
  role: Text,
  location: Text,
  text: Text,
  profit: z.object({ label: Text, amount: Text }),
  rating: z.int().min(1).max(5, 'A rating is a whole number from 1 to 5.'),
});

export const TestimonialsSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  /** What an invented card says of itself, before anything else. */
  tag: Text,
  cards: z
    .array(Testimonial)
    .length(3, 'The section is drawn for three equal columns.')
    .refine((cards) => new Set(cards.map((card) => card.illustrative)).size === 1, {
      error:
        'Examples and real customers stand in one row, so a reader cannot tell them apart. Make all three illustrative, or none.',
    }),
  stats: z
    .array(z.object({ figure: Text, caption: Text }))
    .length(4, 'The section is drawn for four columns of figures.'),
});

export type Testimonials = z.output<typeof TestimonialsSchema>;
export type Testimonial = z.output<typeof Testimonial>;

const { feePercent, venueFeesPercent, minimumUsd, discountPercent, traders } = owner.claims;
const at = printPercent;

/** What `count` trades of `orderUsd` dollars cost in trading fees, here and at another rate. */
const fees = (count: number, orderUsd: number, otherPercent: number) => ({
  here: count * feeUsd(orderUsd, feePercent),
  there: count * feeUsd(orderUsd, otherPercent),
});

const swing = fees(10, 10_000, venueFeesPercent.amm);
const day = fees(200, 500, venueFeesPercent.aggregator);
const first = fees(1, minimumUsd, venueFeesPercent.amm);
const thousand = fees(1, 1_000, venueFeesPercent.amm);

/** Above each sum: it is nothing that anyone earned. */
const SAVED = 'Fees saved, not profit';

/**
 * Three worked examples of the fee, until there are customers to quote. With real ones the heading
 * is "Heard on the steps", the label "Testimonials".
 */
export const testimonials = parseContent('testimonials', TestimonialsSchema, {
  heading: 'A month of fees',
  label: 'Testimonials: illustrative examples',
  lead: 'Invented traders, real arithmetic, until verified customers can be quoted.',
  tag: 'Example, not a real customer',
  cards: [
    {
      illustrative: true,
      name: 'Maya R.',
      initials: 'MR',
      role: 'Swing trader',
      location: 'Lisbon',
      text: `Ten trades of $10,000. At ${at(venueFeesPercent.amm)} I would pay ${printUsd(swing.there)}; at ${at(feePercent)} it is ${printUsd(swing.here)}.`,
      profit: { label: SAVED, amount: `${printUsd(swing.there - swing.here)} a month` },
      rating: 5,
    },
    {
      illustrative: true,
      name: 'Jonas K.',
      initials: 'JK',
      role: 'Day trader',
      location: 'Nairobi',
      text: `Two hundred trades of $500. The fees fall from ${printUsd(day.there)} at ${at(venueFeesPercent.aggregator)} to ${printUsd(day.here)}.`,
      profit: { label: SAVED, amount: `${printUsd(day.there - day.here)} a month` },
      rating: 5,
    },
    {
      illustrative: true,
      name: 'Tuan L.',
      initials: 'TL',
      role: 'First-time trader',
      location: 'Da\u00a0Nang',
      text: `I started with ${printUsd(minimumUsd)}. The fee is ${sayFee(first.here)}; at ${at(venueFeesPercent.amm)} it would be ${sayFee(first.there)}.`,
      profit: { label: SAVED, amount: `${printFee(first.there - first.here)} a trade` },
      rating: 4,
    },
  ],
  stats: [
    { figure: traders, caption: `traders, ${owner.name}’s own count` },
    { figure: printFee(thousand.here), caption: 'trading fee on a $1,000 trade' },
    {
      figure: printFee(thousand.there - thousand.here),
      caption: `less than at ${at(venueFeesPercent.amm)}`,
    },
    {
      figure: printFee(thousand.here * (1 - discountPercent / 100)),
      caption: `with the full ${discountPercent}% ${owner.name} discount, which can change`,
    },
  ],
});

/** A person says "two and a half cents", and then "fifteen"; any other fee keeps its figure. */
function sayFee(usd: number): string {
  if (usd === 0.025) return 'two and a half cents';
  return usd === 0.15 && first.here === 0.025 ? 'fifteen' : printFee(usd);
}
