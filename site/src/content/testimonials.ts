import * as z from 'zod';
import { printDay } from '../lib/day.ts';
import { feeUsd, printFee, printPercent } from '../lib/fees.ts';
import { printUsd } from '../lib/money.ts';
import { owner } from './owner.ts';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Testimonial = z.object({
  /**
   * True for an invented person: the card then says so. Set it to false only with written consent,
   * proof of use, the date, the exact words, any payment or tie disclosed in the small print and,
   * where a profit is quoted, the records that prove it.
   */
  illustrative: z.boolean(),
  name: Text,
  initials: z.string().regex(/^[A-Z]{1,3}$/, 'Write one to three capital letters.'),
  role: Text,
  location: Text,
  text: Text,
  profit: z.object({ label: Text, amount: Text }),
  rating: z.int().min(1).max(5, 'A rating is a whole number from 1 to 5.'),
  smallPrint: Text,
});

export const TestimonialsSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  tags: z.object({ section: Text, card: Text }),
  cards: z
    .array(Testimonial)
    .length(3, 'The section is drawn for three cards: one set large, two beside it.')
    .refine((cards) => new Set(cards.map((card) => card.illustrative)).size === 1, {
      error:
        'Examples and real customers stand in one row, so a reader cannot tell them apart. Make all three illustrative, or none.',
    }),
  stats: z
    .array(z.object({ figure: Text, caption: Text }))
    .length(4, 'The section is drawn for four figures in one line.'),
});

export type Testimonials = z.output<typeof TestimonialsSchema>;
export type Testimonial = z.output<typeof Testimonial>;

const { feePercent, venueFeesPercent, minimumUsd, discountPercent, traders, asOf } = owner.claims;
const rate = printPercent(feePercent);

/** What `count` trades of `orderUsd` dollars cost in trading fees, in dollars. */
const fees = (count: number, orderUsd: number, percent: number) =>
  count * feeUsd(orderUsd, percent);

const swing = { here: fees(10, 10_000, feePercent), there: fees(10, 10_000, venueFeesPercent.amm) };
const day = {
  here: fees(200, 500, feePercent),
  there: fees(200, 500, venueFeesPercent.aggregator),
};
const first = {
  here: fees(1, minimumUsd, feePercent),
  there: fees(1, minimumUsd, venueFeesPercent.orderBook),
};

/** Three worked examples of the fee, until there are customers to quote. */
export const testimonials = parseContent('testimonials', TestimonialsSchema, {
  heading: 'Heard on the steps',
  label: 'Testimonials: illustrative examples',
  lead: 'Verified customer reviews will stand here once they exist. Until then, three invented traders show what the fee does to a month of trading.',
  tags: { section: 'Illustrative examples', card: 'Example, not a real customer' },
  cards: [
    {
      illustrative: true,
      name: 'Maya R.',
      initials: 'MR',
      role: 'Swing trader',
      location: 'Lisbon',
      text: `Ten trades of $10,000 a month. At ${printPercent(venueFeesPercent.amm)} I would pay ${printUsd(swing.there)} in fees; at ${rate} it is ${printUsd(swing.here)}. I did not have to change how I trade.`,
      profit: { label: 'Fees saved', amount: `${printUsd(swing.there - swing.here)} a month` },
      rating: 5,
      smallPrint: 'Fee arithmetic, not trading profit.',
    },
    {
      illustrative: true,
      name: 'Jonas K.',
      initials: 'JK',
      role: 'Day trader',
      location: 'Nairobi',
      text: `Two hundred small trades a month, $500 each. The fees fall from ${printUsd(day.there)} at ${printPercent(venueFeesPercent.aggregator)} to ${printUsd(day.here)}. That is the whole story.`,
      profit: { label: 'Fees saved', amount: `${printUsd(day.there - day.here)} a month` },
      rating: 5,
      smallPrint: 'Fee arithmetic, not trading profit.',
    },
    {
      illustrative: true,
      name: 'Tuan L.',
      initials: 'TL',
      role: 'First-time trader',
      location: 'Da\u00a0Nang',
      text: `I started with ${printUsd(minimumUsd)}. The fee on that trade is ${sayCents(first.here)}, and the coins never left my wallet.`,
      profit: { label: 'Fees saved', amount: `${printFee(first.there - first.here)} a trade` },
      rating: 4,
      smallPrint: 'Fee arithmetic, not trading profit.',
    },
  ],
  stats: [
    { figure: traders, caption: `traders, by ${owner.name}'s own count, ${printDay(asOf)}` },
    {
      figure: printFee(feeUsd(1_000, feePercent)),
      caption: `trading fee on a $1,000 trade at ${rate}`,
    },
    {
      figure: printFee(feeUsd(1_000, venueFeesPercent.amm) - feeUsd(1_000, feePercent)),
      caption: `less than the same trade at ${printPercent(venueFeesPercent.amm)}`,
    },
    {
      figure: printFee(feeUsd(1_000, feePercent) * (1 - discountPercent / 100)),
      caption: `fee on that trade with the full ${discountPercent}% ${owner.name} discount, which can change`,
    },
  ],
});

/** A person says "two and a half cents"; any other fee keeps its figure. */
function sayCents(usd: number): string {
  return usd === 0.025 ? 'two and a half cents' : printFee(usd);
}
