import { expect, test } from 'vitest';
import { parseContent } from './parseContent.ts';
import { testimonials, TestimonialsSchema } from './testimonials.ts';

test('examples and real customers in one row stop the build with the fix', () => {
  const cards = testimonials.cards.map((card, index) => ({ ...card, illustrative: index > 0 }));
  expect(() =>
    parseContent('testimonials', TestimonialsSchema, { ...testimonials, cards }),
  ).toThrow(
    /cards: .*Make all three illustrative, or none\.\nFix it in site\/src\/content\/testimonials\.ts/,
  );
});

test('the examples do the arithmetic of the claimed fees', () => {
  expect(testimonials.cards.map((card) => card.profit.amount)).toEqual([
    '$250 a month',
    '$200 a month',
    '$0.025 a trade',
  ]);
  expect(testimonials.stats.map((stat) => stat.figure)).toEqual([
    '50,000+',
    '$0.50',
    '$2.50',
    '$0.25',
  ]);
});
