import * as z from 'zod/mini';
import { FORM_STEPS } from './visits.ts';

/** Answers with the {@link Report} on the last `?days=`, 28 by default. */
export const REPORT_PATH = '/api/report';

/** The number of visits (in `contents`: of sign-ups) with this name. */
const NamedCount = z.object({ name: z.string(), count: z.number() });

/** Visits with one name, and how many of them saw, began and sent the form. */
const FunnelRow = z.object({
  name: z.string(),
  visits: z.number(),
  seen: z.number(),
  begun: z.number(),
  sent: z.number(),
  /** `sent` by `visits`, 0 to 1; null below 30 visits. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups with this name; null if the store doesn't record it. */
  signedUp: z.nullable(z.number()),
});

const Variant = z.object({
  visits: z.number(),
  sent: z.number(),
  /** `sent` by `visits`, 0 to 1, with its 95% interval; null below 30 visits. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

const Experiment = z.object({
  id: z.string(),
  /** The smallest difference between the two rates that matters to the owner, 0 to 1. */
  difference: z.number(),
  a: Variant,
  b: Variant,
  /** Based on whole days. A winner never changes again. */
  verdict: z.enum(['a', 'b', 'none yet']),
  /** About how many more visits until a verdict: 0 once there is one, null if unknown. */
  visitsNeeded: z.nullable(z.number()),
});

/** `measured`: the number of visits with a value. */
const measured = { name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: z.number() };
/**
 * A web vital at the 75th percentile: milliseconds, for `cls` a score. If `isBeyond`, the value is above the start
 * of the last bucket, and `p75` is that start.
 */
const VitalSummary = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tooFew'), ...measured }),
  z.object({
    kind: z.literal('measured'),
    ...measured,
    p75: z.number(),
    isBeyond: z.boolean(),
    rating: z.enum(['good', 'middling', 'poor']),
  }),
]);

const NamedCounts = z.array(NamedCount);

/** All numbers of the report, for its page and `npm run report -- --json`. */
export const Report = z.object({
  days: z.number(),
  /** The first and last day, year-month-day. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  /** `sent` by `visits`, 0 to 1; null below 30 visits, and the report then shows no percentages. */
  rate: z.nullable(z.number()),
  /** From the store. Includes people whose visits were not counted. */
  signedUp: z.number(),
  /** How many of them were asked to confirm, and how many did. */
  asked: z.number(),
  confirmed: z.number(),
  rates: z.record(
    z.enum(['page', 'source', 'medium', 'campaign', 'referrer', 'variant']),
    z.array(FunnelRow),
  ),
  experiments: z.array(Experiment),
  vitals: z.array(VitalSummary),
  /** `refused`: messages that were invalid or over the limit. */
  byDay: z.array(
    z.object({
      day: z.string(),
      visits: z.number(),
      seen: z.number(),
      sent: z.number(),
      signedUp: z.number(),
      refused: z.number(),
    }),
  ),
  /** Sign-ups only: visits are not counted by content. */
  contents: NamedCounts,
  form: z.array(z.object({ name: z.enum(FORM_STEPS), count: z.number() })),
  reached: NamedCounts,
  pressed: NamedCounts,
  practised: NamedCounts,
  devices: NamedCounts,
  languages: NamedCounts,
  /** By destination (`mail` for mails): how many messages it has refused for an hour. */
  refusedWebhooks: z.record(z.string(), z.number()),
  /** When counts were last written, in UTC; null before the first time. */
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type NamedCount = z.infer<typeof NamedCount>;
export type FunnelRow = z.infer<typeof FunnelRow>;
export type VitalSummary = z.infer<typeof VitalSummary>;
