import { expect, test } from 'vitest';
import { SECTIONS } from './sections.ts';

test('the default order of sections is that of the specification', () => {
  const shipped =
    'top stats why-tmx how-it-works trading security live-activity testimonials compare academy community faq roadmap token partners get-started tmx-form-section';
  expect(SECTIONS).toEqual(shipped.split(' '));
});
