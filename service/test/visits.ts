import type { Counts } from '#contract/counts.ts';

/** What a page says of a visit in which nothing was seen; a test says what was. */
export const visit = (change: Partial<Counts> = {}): Counts => ({
  device: 'phone',
  language: 'en',
  sections: [],
  buttons: [],
  practice: [],
  form: [],
  vitals: {},
  ...change,
});
