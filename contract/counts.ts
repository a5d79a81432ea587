import * as z from 'zod/mini';
import { normalizeCampaign, REFERRERS } from './origin.ts';
import { SECTION_ID_PATTERN } from './sections.ts';
import { BUCKET_COUNT, DEVICES, FORM_STEPS, PRACTICE_STEPS } from './visits.ts';

/** The largest valid message is less than half this size. */
export const COUNTS_MAX_BYTES = 4_000;

const Id = z.string().check(z.regex(SECTION_ID_PATTERN));
// Visitors don't choose campaign names, so don't reject the whole message because of a bad one.
const CampaignName = z.optional(z.string().check(z.overwrite(normalizeCampaign)));
const Bucket = z.optional(z.int().check(z.minimum(0), z.maximum(BUCKET_COUNT - 1)));

/**
 * Each visit sends this message once, when the page is first hidden. Unknown keys make it invalid.
 */
export const Counts = z.strictObject({
  device: z.enum(DEVICES),
  /** The server checks this against the build. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** Campaign page, e.g. `bots`. The server checks it against the build. */
  page: z.optional(Id),
  /** The server checks these IDs against the build. */
  sections: z.array(Id),
  buttons: z.array(Id),
  practice: z.array(z.enum(PRACTICE_STEPS)),
  form: z.array(z.enum(FORM_STEPS)),
  /** Bucket indexes. If the browser can't measure a vital, it's missing. */
  vitals: z.strictObject({ lcp: Bucket, inp: Bucket, cls: Bucket, ttfb: Bucket }),
  /** From the page's UTM parameters. */
  source: CampaignName,
  medium: CampaignName,
  campaign: CampaignName,
  /** The referring site. */
  referrer: z.optional(z.enum(REFERRERS)),
  /** Assigned variants by experiment ID. The server checks the IDs against the build. */
  variants: z.optional(z.record(Id, z.enum(['a', 'b']))),
});

export type Counts = z.infer<typeof Counts>;

/**
 * Returns the counters that a visit increments. Each campaign, referrer, and variant has its own funnel counters, e.g.
 * `campaign|sent|spring`. The value comes last because it can contain any character.
 */
export function getCounterNames(counts: Counts): string[] {
  const vitals = Object.entries(counts.vitals).filter(([, bucket]) => bucket !== undefined);
  const { page, source, medium, campaign, referrer, variants = {} } = counts;
  const assigned = Object.entries(variants).map(([id, variant]) => ['variant', `${id}:${variant}`]);
  const dimensions = [...Object.entries({ page, source, medium, campaign, referrer }), ...assigned];
  const names = [
    'visits',
    `device:${counts.device}`,
    `language:${counts.language}`,
    ...counts.sections.map((name) => `section:${name}`),
    ...counts.buttons.map((name) => `button:${name}`),
    ...counts.practice.map((name) => `practice:${name}`),
    ...counts.form.map((name) => `form:${name}`),
    ...vitals.map(([name, bucket]) => `${name}:${bucket}`),
    ...dimensions.flatMap(([dimension, value]) =>
      value ? ['visits', ...counts.form].map((step) => `${dimension}|${step}|${value}`) : [],
    ),
  ];
  return [...new Set(names)];
}
