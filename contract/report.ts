import * as z from 'zod/mini';
import { FORM_STEPS } from './visits.ts';

/** Returns the {@link Report} for the last 28 days, or `?days=`. */
export const REPORT_PATH = '/api/report';

/** Counts visits, except in `contents`, where it counts sign-ups. */
const NamedCount = z.object({ name: z.string(), count: z.number() });

/** Conversion funnel, e.g. for a campaign. `seen`, `begun`, and `sent` count visits that reached a form step. */
const FunnelRow = z.object({
  name: z.string(),
  visits: z.number(),
  seen: z.number(),
  begun: z.number(),
  sent: z.number(),
  /** Conversion rate (`sent` / `visits`), 0 to 1. Null below 30 visits. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups with this name, or null if sign-ups don't store it. */
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
  /** Smallest difference in conversion rate that the owner cares about, 0 to 1. */
  difference: z.number(),
  a: Variant,
  b: Variant,
  /** Only considers complete days. Once there's a winner, it never changes. */
  verdict: z.enum(['a', 'b', 'none yet']),
  /** Estimated number of visits until there's a winner. 0 if there already is one, null if unknown. */
  visitsNeeded: z.nullable(z.number()),
});

/** `measured` is the number of visits that reported the web vital. */
const vitalFields = { name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: z.number() };
/**
 * 75th percentile of a web vital, in milliseconds (`cls` has no unit). The last bucket has no upper bound. If that's
 * where the value is, `isBeyond` is true and `p75` is the lower bound.
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

/** Used by the report page and `npm run report -- --json`. */
export const Report = z.object({
  days: z.number(),
  /** First and last day, e.g. 2026-11-21. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  /** Conversion rate (`sent` / `visits`), 0 to 1. Null below 30 visits, because a percentage would be misleading. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups, including those from visits that weren't counted. */
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
  /** `refused` counts requests that were invalid or over the rate limit. */
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
  /** Sign-ups by `utm_content`, which we don't count for visits. */
  contents: NamedCounts,
  form: z.array(z.object({ name: z.enum(FORM_STEPS), count: z.number() })),
  /** Sections reached, buttons clicked, and steps of the practice trade. */
  reached: NamedCounts,
  pressed: NamedCounts,
  practised: NamedCounts,
  devices: NamedCounts,
  languages: NamedCounts,
  /** Messages that have been failing for an hour, by destination (`mail` for emails). */
  refusedWebhooks: z.record(z.string(), z.number()),
  /** When the counts were last saved, in UTC. Null if they haven't been saved yet. */
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type NamedCount = z.infer<typeof NamedCount>;
export type FunnelRow = z.infer<typeof FunnelRow>;
export type VitalSummary = z.infer<typeof VitalSummary>;
