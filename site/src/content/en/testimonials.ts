import type { TestimonialsWords } from '../testimonials.ts';

export const testimonials = {
  heading: 'A month of fees',
  label: 'Testimonials: illustrative examples',
  lead: 'Invented traders, real arithmetic, until verified customers can be quoted.',
  tag: 'Example, not a real customer',
  saved: 'Fees saved, not profit',
  aMonth: '{amount} a month',
  aTrade: '{amount} a trade',
  rated: 'Rated {rating} out of {best}',
  cards: {
    swing: {
      who: 'Swing trader, Lisbon',
      text: 'Ten trades of {order}. At {otherRate} I would pay {other}; at {rate} it is {own}.',
    },
    day: {
      who: 'Day trader, Nairobi',
      text: 'Two hundred trades of {order}. The fees fall from {other} at {otherRate} to {own}.',
    },
    first: {
      who: 'First-time trader, Da\u00a0Nang',
      text: 'I started with {order}. The fee is {own}; at {otherRate} it would be {other}.',
      spelled:
        'I started with {order}. The fee is two and a half cents; at {otherRate} it would be fifteen.',
    },
  },
  stats: {
    traders: 'traders, {name}’s own count',
    fee: 'trading fee on a {order} trade',
    less: 'less than at {otherRate}',
    discount: 'with the full {discount} {name} discount, which can change',
  },
} satisfies TestimonialsWords;
