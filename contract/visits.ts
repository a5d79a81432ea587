// Names for visit counters. They never contain visitors' input or identify visitors. This is a separate module so the
// page doesn't bundle the schema.

/** Path on the page's own origin that receives the page's message. */
export const VISITS_PATH = '/api/visits';

/** The `data-track` names of the built-in buttons. Owners can add more. */
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

/** Steps of a practice trade. `watched` is the start of the demo, and `watched-all` is its end. */
export const PRACTICE_STEPS = [
  'opened',
  'connected',
  'bought',
  'sold',
  'watched',
  'watched-all',
] as const;

/** Steps of the form. Only our own form reports `begun`. HubSpot, Typeform, and Tally also report `sent`. */
export const FORM_STEPS = ['seen', 'begun', 'sent'] as const;

/** Device classes by viewport width. They use the page's breakpoints. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Maximum viewport width, in px. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };

/**
 * Bucket widths for the web vitals, in milliseconds (`cls` is a score). Google's thresholds for good and poor
 * (https://web.dev/articles/vitals) fall on bucket boundaries.
 */
export const VITALS = { lcp: 100, inp: 10, cls: 0.005, ttfb: 50 } as const;

/** Number of buckets per vital. The last bucket includes all larger values. */
export const BUCKET_COUNT = 60;

/** Returns the index of the bucket for a value. Bucket 4 covers values above 4 widths, up to 5 widths. */
export const getBucketIndex = (value: number, width: number) =>
  Math.min(BUCKET_COUNT, Math.max(1, Math.ceil(value / width))) - 1;

export type PracticeStep = (typeof PRACTICE_STEPS)[number];
export type FormStep = (typeof FORM_STEPS)[number];
export type Vital = keyof typeof VITALS;
