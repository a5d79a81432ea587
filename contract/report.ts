import * as z from 'zod/mini';

/** Where the server answers with the figures of the report, and for how many days: `?days=28`. */
export const REPORT_PATH = '/api/report';
/** The page that shows them, in the built site. */
export const REPORT_PAGE = 'report.html';

const Count = z.number();
/** 0 to 1; null where it would say nothing, or there are too few visits. */
const Share = z.nullable(z.number());
const Lines = z.array(z.object({ name: z.string(), count: Count, share: Share }));
/** How far visits of one name came: to the form, into it, through it; `rate` is what was sent of the visits. */
const Rate = z.object({
  name: z.string(),
  visits: Count,
  seen: Count,
  begun: Count,
  sent: Count,
  rate: Share,
  /** In the store, by the same name; null where the store does not tell sign-ups apart by it. */
  signedUp: z.nullable(Count),
});
const Rates = z.array(Rate);
const Variant = z.object({
  visits: Count,
  sent: Count,
  rate: z.nullable(z.object({ share: z.number(), low: z.number(), high: z.number() })),
});
const Vital = z.object({ name: z.enum(['lcp', 'inp', 'cls', 'ttfb']), measured: Count });

/** What the page reads of the report; `server/src/report/reportOf.ts` says what each figure is. */
export const Report = z.object({
  from: z.string(),
  to: z.string(),
  visits: Count,
  signedUp: Count,
  form: Lines,
  rates: z.object({ source: Rates, medium: Rates, campaign: Rates, referrer: Rates }),
  experiments: z._default(
    z.array(
      z.object({
        id: z.string(),
        difference: z.number(),
        a: Variant,
        b: Variant,
        verdict: z.enum(['a', 'b', 'none yet']),
        visitsNeeded: z.nullable(Count),
      }),
    ),
    [],
  ),
  vitals: z.array(
    z.discriminatedUnion('kind', [
      z.extend(Vital, { kind: z.literal('tooFew') }),
      z.extend(Vital, {
        kind: z.literal('measured'),
        p75: z.number(),
        isBeyond: z.boolean(),
        rating: z.enum(['good', 'middling', 'poor']),
      }),
    ]),
  ),
  reached: Lines,
  devices: Lines,
  languages: Lines,
  pressed: Lines,
  practised: Lines,
  refused: Lines,
  byDay: z.array(
    z.object({ day: z.string(), visits: Count, seen: Count, sent: Count, signedUp: Count }),
  ),
  refusedWebhooks: z.record(z.string(), Count),
  writtenAt: z.nullable(z.string()),
});

export type Report = z.infer<typeof Report>;
export type Rate = z.infer<typeof Rate>;
