import * as z from 'zod/mini';
import { FORM_STEPS } from './visits.ts';

/** Where the server answers with the {@link Report}; `?days=` says of how many days, 28 without it. */
export const REPORT_PATH = '/api/report';

/** How many visits, or in `contents` sign-ups, were counted under a name. */
const NamedCount = z.object({ name: z.string(), count: z.number() });

/** Visits that came by one name, and in how many of them the form was seen, begun and sent. */
const FunnelRow = z.object({
  name: z.string(),
  visits: z.number(),
  seen: z.number(),
  begun: z.number(),
  sent: z.number(),
  /** Sent of visits, 0 to 1; null below thirty visits. */
  rate: z.nullable(z.number()),
  /** Stored sign-ups of the same name; null where the store does not tell them apart by it. */
  signedUp: z.nullable(z.number()),
});

const Variant = z.object({
  visits: z.number(),
  sent: z.number(),
  /** Sent of visits, 0 to 1, and the limits of its 95% interval; null below thirty visits. */
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});

const Experiment = z.object({
  id: z.string(),
  /** The smallest difference of the two rates that matters to the owner, 0 to 1. */
  difference: z.number(),
  a: Variant,
  b: Variant,
  /** By whole days; once there is a winner it stays. */
  verdict: z.enum(['a', 'b', 'none yet']),
  /** About how many more visits a verdict takes, 0 once there is one; null where that is not known. */
  visitsNeeded: z.nullable(z.number()),
});

/** In how many visits a figure of speed was measured. */
const measured = { name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: z.number() };
/**
 * What a page's speed was for three visits of four. `p75`: milliseconds, for `cls` a score. `isBeyond`: `p75` is
 * where the last bucket begins, and the figure is above it.
 */
const VitalFigure = z.discriminatedUnion('kind', [
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

/** Everything that the report says, as figures, for its page and `npm run report -- --json`. */
export const Report = z.object({
  days: z.number(),
  /** The first of them and the last, year-month-day. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  /** Sent of visits, 0 to 1; null below thirty visits: then nothing is told as a percentage. */
  rate: z.nullable(z.number()),
  /** From the store, with those whose visits were not counted. */
  signedUp: z.number(),
  /** How many of them were asked to confirm it, and how many did. */
  asked: z.number(),
  confirmed: z.number(),
  rates: z.record(
    z.enum(['page', 'source', 'medium', 'campaign', 'referrer', 'variant']),
    z.array(FunnelRow),
  ),
  experiments: z.array(Experiment),
  vitals: z.array(VitalFigure),
  /** `refused`: messages that were not understood, or too many. */
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
  /** Of sign-ups alone: visits are not told apart by it. */
  contents: NamedCounts,
  form: z.array(z.object({ name: z.enum(FORM_STEPS), count: z.number() })),
  reached: NamedCounts,
  pressed: NamedCounts,
  practised: NamedCounts,
  devices: NamedCounts,
  languages: NamedCounts,
  /** How many messages each has refused for an hour, now; `mail` stands for mails. */
  refusedWebhooks: z.record(z.string(), z.number()),
  /** When counts were last written, a time in UTC, of all days; null before the first. */
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type NamedCount = z.infer<typeof NamedCount>;
export type FunnelRow = z.infer<typeof FunnelRow>;
export type VitalFigure = z.infer<typeof VitalFigure>;
