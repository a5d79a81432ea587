import * as z from 'zod/mini';
import { FORM_STEPS } from './visits.ts';

/** Path that returns the {@link Report}. `?days=` sets how many days it covers, 28 by default. */
export const REPORT_PATH = '/api/report';

/** Number of visits with a name. In `contents`, the number of sign-ups. */
const NamedCount = z.object({ name: z.string(), count: z.number() });

/** Conversion funnel for a name, such as a campaign. `seen`, `begun`, and `sent` count visits by form step. */
const FunnelRow = z.object({
  name: z.string(),
  visits: z.number(),
  seen: z.number(),
  begun: z.number(),
  sent: z.number(),
  /** Conversion rate (`sent` / `visits`), 0 to 1. Null below 30 visits. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups with this name. Null if this name isn't stored with sign-ups. */
  signedUp: z.nullable(z.number()),
});

const Variant = z.object({
  visits: z.number(),
  sent: z.number(),
  /** Conversion rate (`sent` / `visits`), 0 to 1, with its 95% confidence interval. Null below 30 visits. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

const Experiment = z.object({
  id: z.string(),
  /** Smallest difference in conversion rate that matters to the owner, 0 to 1. */
  difference: z.number(),
  a: Variant,
  b: Variant,
  /** Based on complete days only. A winner doesn't change later. */
  verdict: z.enum(['a', 'b', 'none yet']),
  /** Estimated number of additional visits needed to find a winner. 0 if there is a winner, null if unknown. */
  visitsNeeded: z.nullable(z.number()),
});

/** `measured` is the number of visits that reported this web vital. */
const vitalFields = { name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: z.number() };
/**
 * 75th percentile of a web vital, in milliseconds (`cls` has no unit). The last bucket has no upper bound. If the value
 * is in it, `isBeyond` is true and `p75` is the bucket's lower bound.
 */
const VitalSummary = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tooFew'), ...vitalFields }),
  z.object({
    kind: z.literal('measured'),
    ...vitalFields,
    p75: z.number(),
    isBeyond: z.boolean(),
    rating: z.enum(['good', 'middling', 'poor']),
  }),
]);

const NamedCounts = z.array(NamedCount);

/** Data for the report page and `npm run report -- --json`. */
export const Report = z.object({
  days: z.number(),
  /** First and last day, such as 2026-11-21. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  /** Conversion rate (`sent` / `visits`), 0 to 1. Null below 30 visits, where a percentage would be misleading. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups, including sign-ups from visits that weren't counted. */
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
  /** `refused` is the number of requests that were invalid or over the rate limit. */
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
  /** Sign-ups by `utm_content`. Visits aren't counted by it. */
  contents: NamedCounts,
  form: z.array(z.object({ name: z.enum(FORM_STEPS), count: z.number() })),
  reached: NamedCounts,
  pressed: NamedCounts,
  practised: NamedCounts,
  devices: NamedCounts,
  languages: NamedCounts,
  /** Number of messages that have been failing for an hour, by destination (`mail` for emails). */
  refusedWebhooks: z.record(z.string(), z.number()),
  /** Time when the counts were last saved, in UTC. Null if they haven't been saved yet. */
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type NamedCount = z.infer<typeof NamedCount>;
export type FunnelRow = z.infer<typeof FunnelRow>;
export type VitalSummary = z.infer<typeof VitalSummary>;
