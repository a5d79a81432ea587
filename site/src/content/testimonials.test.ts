import { expect, test } from 'vitest';
import { checkPeople, testimonials as testimonialsIn } from './testimonials.ts';

const testimonials = testimonialsIn('en');

test('examples and real customers in one row stop the build with the fix', () => {
  const cards = testimonials.cards.map((card, index) => ({ ...card, illustrative: index > 0 }));
  expect(() => checkPeople(cards)).toThrow(
    /cards: .*Make all three illustrative, or none\.\nFix it in site\/src\/content\/testimonials\.ts/,
  );
});

test('each example names the rate that its saving is measured against', () => {
  expect(testimonials.cards.map((card) => card.text)).toEqual([
    'Ten trades of $10,000. At 0.30% I would pay $300; at 0.05% it is $50.',
    'Two hundred trades of $500. The fees fall from $250 at 0.25% to $50.',
    'I started with $50. The fee is two and a half cents; at 0.30% it would be fifteen.',
  ]);
});

test('the examples do the arithmetic of the claimed fees', () => {
  expect(testimonials.cards.map((card) => card.profit.amount)).toEqual([
    '$250 a month',
    '$200 a month',
    '$0.125 a trade',
  ]);
  expect(testimonials.stats.map((stat) => stat.figure)).toEqual([
    '50,000+',
    '$0.50',
    '$2.50',
    '$0.25',
  ]);
});
