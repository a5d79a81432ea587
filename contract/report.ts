import * as z from 'zod/mini';
import { FORM_STEPS } from './visits.ts';

/** Path that returns the {@link Report} for the last `?days=`, 28 by default. */
export const REPORT_PATH = '/api/report';

/** The number of visits with a name, or of sign-ups in `contents`. */
const NamedCount = z.object({ name: z.string(), count: z.number() });

/** Funnel of the visits with a name, such as a campaign. `seen`, `begun` and `sent` refer to the form. */
const FunnelRow = z.object({
  name: z.string(),
  visits: z.number(),
  seen: z.number(),
  begun: z.number(),
  sent: z.number(),
  /** `sent` divided by `visits`, 0 to 1. Null below 30 visits. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups with this name. Null if the store doesn't record this name. */
  signedUp: z.nullable(z.number()),
});

const Variant = z.object({
  visits: z.number(),
  sent: z.number(),
  /** `sent` divided by `visits`, 0 to 1, with its 95% confidence interval. Null below 30 visits. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

const Experiment = z.object({
  id: z.string(),
  /** The smallest difference between the rates that matters to the owner, 0 to 1. */
  difference: z.number(),
  a: Variant,
  b: Variant,
  /** Based on whole days. A winner is final. */
  verdict: z.enum(['a', 'b', 'none yet']),
  /** Estimated number of visits until there is a winner: 0 if there is one, null if unknown. */
  visitsNeeded: z.nullable(z.number()),
});

/** `measured` is the number of visits that measured this web vital. */
const measured = { name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: z.number() };
/**
 * A web vital at the 75th percentile, in milliseconds (`cls`: a score). If the value is in the last, unlimited bucket,
 * `isBeyond` is true and `p75` is the start of that bucket.
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

/** The data of the report page and of `npm run report -- --json`. */
export const Report = z.object({
  days: z.number(),
  /** The first and last day, such as 2026-11-21. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  /** `sent` divided by `visits`, 0 to 1. Null below 30 visits, and then the report shows no percentages. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups, including those of people whose visits weren't counted. */
  signedUp: z.number(),
  /** Sign-ups that required confirmation. */
  asked: z.number(),
  confirmed: z.number(),
  rates: z.record(
    z.enum(['page', 'source', 'medium', 'campaign', 'referrer', 'variant']),
    z.array(FunnelRow),
  ),
  experiments: z.array(Experiment),
  vitals: z.array(VitalSummary),
  /** `refused` counts messages that were invalid or over the rate limit. */
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
  /** Sign-ups by `utm_content`. Visits aren't counted by content. */
  contents: NamedCounts,
  form: z.array(z.object({ name: z.enum(FORM_STEPS), count: z.number() })),
  reached: NamedCounts,
  pressed: NamedCounts,
  practised: NamedCounts,
  devices: NamedCounts,
  languages: NamedCounts,
  /** Number of messages that have been failing for an hour, by destination (`mail` for mails). */
  refusedWebhooks: z.record(z.string(), z.number()),
  /** Time of the last write of the counts, in UTC. Null before the first one. */
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type NamedCount = z.infer<typeof NamedCount>;
export type FunnelRow = z.infer<typeof FunnelRow>;
export type VitalSummary = z.infer<typeof VitalSummary>;
