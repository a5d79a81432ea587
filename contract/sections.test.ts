import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';

test('has the sections in the specified order', () => {
  const specified =
    'top stats why-tmx how-it-works trading security live-activity testimonials compare academy community faq roadmap token partners get-started tmx-form-section';
  expect(SECTIONS).toEqual(specified.split(' '));
});
