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
      role: 'Swing trader',
      location: 'Lisbon',
      text: 'Ten trades of {order}. At {otherRate} I would pay {other}; at {rate} it is {own}.',
    },
    day: {
      role: 'Day trader',
      location: 'Nairobi',
      text: 'Two hundred trades of {order}. The fees fall from {other} at {otherRate} to {own}.',
    },
    first: {
      role: 'First-time trader',
      location: 'Da\u00a0Nang',
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
