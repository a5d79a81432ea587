// The names of visit counters. They never contain visitors' input or identify visitors. This is a separate module so
// that the page doesn't bundle the schema.

/** The page posts its message to this path on its own origin. */
export const VISITS_PATH = '/api/visits';

/** The `data-track` names of the specified buttons. Owners can add more. */
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

/** Steps of a practice trade. `watched` and `watched-all` refer to the start and end of the demo. */
export const PRACTICE_STEPS = [
  'opened',
  'connected',
  'bought',
  'sold',
  'watched',
  'watched-all',
] as const;

/** Steps of the form. Only our own form reports `begun`. HubSpot, Typeform and Tally also report `sent`. */
export const FORM_STEPS = ['seen', 'begun', 'sent'] as const;

/** Device classes by viewport width, with the breakpoints of the page. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Maximum viewport width, in px. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };

/**
 * Bucket widths of the web vitals, in milliseconds (`cls`: a score). Google's thresholds for good and poor
 * (https://web.dev/articles/vitals) are bucket boundaries.
 */
export const VITALS = { lcp: 100, inp: 10, cls: 0.005, ttfb: 50 } as const;

/** Number of buckets of each vital. The last bucket includes all larger values. */
export const BUCKET_COUNT = 60;

/** Returns the index of a value's bucket. Bucket 4 contains values above 4 widths, up to 5 widths. */
export const getBucketIndex = (value: number, width: number) =>
  Math.min(BUCKET_COUNT, Math.max(1, Math.ceil(value / width))) - 1;

export type PracticeStep = (typeof PRACTICE_STEPS)[number];
export type FormStep = (typeof FORM_STEPS)[number];
export type Vital = keyof typeof VITALS;
