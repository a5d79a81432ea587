// The names that visits are counted by. In its own module so that the page doesn't download the schema. Names
// never contain what a visitor typed, and never identify one.

/** The page posts its one message here, on its own origin. */
export const VISITS_PATH = '/api/visits';

/** The `data-track` names of the fourteen specified buttons. Owners can add names. */
export const BUTTONS = [
  'start-trading',
  'view-demo',
  'connect-wallet',
  'watch-demo',
  'join-action',
  'compare-fees',
  'start-course',
  'join-discord',
  'follow-twitter',
  'join-now',
  'all-faqs',
  'get-tokens',
  'partner-inquiries',
  'get-started',
] as const;

/** Steps of a practice trade, and whether the demo was watched, and to its end. */
export const PRACTICE_STEPS = [
  'opened',
  'connected',
  'bought',
  'sold',
  'watched',
  'watched-all',
] as const;

/** Only our own form reports `begun`. HubSpot, Typeform and Tally also report `sent`. */
export const FORM_STEPS = ['seen', 'begun', 'sent'] as const;

/** By window width, like the page's layouts. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** The maximum window width in px. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };

/**
 * Bucket widths: milliseconds, for `cls` a score. Google's limits for good and poor
 * (https://web.dev/articles/vitals) are bucket ends.
 */
export const VITALS = { lcp: 100, inp: 10, cls: 0.005, ttfb: 50 } as const;

/** Per vital. The last bucket also holds all larger values. */
export const BUCKET_COUNT = 60;

/** Returns the bucket of a value. Bucket 4 holds values above 4 widths up to 5. */
export const getBucketIndex = (value: number, width: number) =>
  Math.min(BUCKET_COUNT, Math.max(1, Math.ceil(value / width))) - 1;

export type PracticeStep = (typeof PRACTICE_STEPS)[number];
export type FormStep = (typeof FORM_STEPS)[number];
export type Vital = keyof typeof VITALS;
