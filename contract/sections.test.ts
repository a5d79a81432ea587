import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';

test('the sections are those of the specification in its order', () => {
  const shipped =
    'top stats why-tmx how-it-works trading security live-activity testimonials compare academy community faq roadmap token partners get-started tmx-form-section';
  expect(SECTIONS).toEqual(shipped.split(' '));
});
