// Names for visit counters, which never contain anything a visitor typed or that identifies them. This is a separate
// module to keep the schema out of the page's bundle.

/** The page sends its counts to this path on its own origin. */
export const VISITS_PATH = '/api/visits';

/** `data-track` names of the built-in buttons. Owners can add more. */
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

/** `watched` means that the demo started, and `watched-all` that it ran to the end. */
export const PRACTICE_STEPS = [
  'opened',
  'connected',
  'bought',
  'sold',
  'watched',
  'watched-all',
] as const;

/** Only our own form reports `begun`. HubSpot, Typeform, and Tally also report `sent`. */
export const FORM_STEPS = ['seen', 'begun', 'sent'] as const;

/** By viewport width, using the page's breakpoints. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** Maximum viewport width, in px. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };

/**
 * Bucket widths for the web vitals, in milliseconds (`cls` is a score). Google's thresholds for good and poor
 * (https://web.dev/articles/vitals) fall on bucket boundaries.
 */
export const VITALS = { lcp: 100, inp: 10, cls: 0.005, ttfb: 50 } as const;

/** Number of buckets per vital. The last one includes all larger values. */
export const BUCKET_COUNT = 60;

/** Bucket 4, for example, covers values above 4 widths and up to 5. */
export const getBucketIndex = (value: number, width: number) =>
  Math.min(BUCKET_COUNT, Math.max(1, Math.ceil(value / width))) - 1;

export type PracticeStep = (typeof PRACTICE_STEPS)[number];
export type FormStep = (typeof FORM_STEPS)[number];
export type Vital = keyof typeof VITALS;
