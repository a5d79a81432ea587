// What is counted of a visit, by name; apart from the schema, which the page does not need and would
// otherwise download. No name here is made of what a visitor writes or is.

/** Where the page sends its one message, on its own origin. */
export const VISITS_PATH = '/api/visits';

/** Names of what is counted when it is pressed: the fourteen labeled buttons. Owners add names of their own. */
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

/** How far a visitor came in a practice trade of their own, and whether the demo was watched, to its end. */
export const PRACTICE_STEPS = [
  'opened',
  'connected',
  'bought',
  'sold',
  'watched',
  'watched-all',
] as const;

/** `begun` comes from our own form alone, `sent` also from those of HubSpot, Typeform and Tally. */
export const FORM_STEPS = ['seen', 'begun', 'sent'] as const;

/** By the width of the window, as the page's own layouts are. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
/** The widest window, in px, of a phone and of a tablet; a wider one has the whole layout. */
export const MAX_WIDTH = { phone: 700, tablet: 1180 };

/**
 * How wide a bucket is: milliseconds, and for `cls` the score itself. Each limit that Google gives
 * for good and poor (https://web.dev/articles/vitals) is the end of a bucket.
 */
export const VITALS = { lcp: 100, inp: 10, cls: 0.005, ttfb: 50 } as const;

/** Of each figure; whatever is beyond falls into the last. */
export const BUCKETS = 60;

/** The number of the bucket that a figure falls into: number 4 holds what is above 4 widths, up to 5. */
export const bucketOf = (value: number, width: number) =>
  Math.min(BUCKETS, Math.max(1, Math.ceil(value / width))) - 1;

export type PracticeStep = (typeof PRACTICE_STEPS)[number];
export type FormStep = (typeof FORM_STEPS)[number];
export type Vital = keyof typeof VITALS;
