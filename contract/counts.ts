import * as z from 'zod/mini';
import { normalizeCampaign, REFERRERS } from './origin.ts';
import { SECTION_ID_PATTERN } from './sections.ts';
import { BUCKET_COUNT, DEVICES, FORM_STEPS, PRACTICE_STEPS } from './visits.ts';

/** Bytes. The largest possible message is less than half of this. */
export const COUNTS_MAX_BYTES = 4_000;

/** The id of a section, button or experiment. */
const Id = z.string().check(z.regex(SECTION_ID_PATTERN));
// The visitor didn't write the address, so clean and cut the name instead of rejecting it.
const CampaignName = z.optional(z.string().check(z.overwrite(normalizeCampaign)));
const Bucket = z.optional(z.int().check(z.minimum(0), z.maximum(BUCKET_COUNT - 1)));

/**
 * The one message that a page sends per visit, when it is first hidden. Web vitals are bucket numbers.
 * Anything else in it makes the whole message invalid.
 */
export const Counts = z.strictObject({
  device: z.enum(DEVICES),
  /** The page's language. The server checks that it was built. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** The name of a campaign page, such as `bots`. The server checks that it was built. */
  page: z.optional(Id),
  /** The server checks that these ids were built. */
  sections: z.array(Id),
  buttons: z.array(Id),
  practice: z.array(z.enum(PRACTICE_STEPS)),
  form: z.array(z.enum(FORM_STEPS)),
  /** Values that the browser doesn't measure are left out. */
  vitals: z.strictObject({ lcp: Bucket, inp: Bucket, cls: Bucket, ttfb: Bucket }),
  /** From the campaign parameters in the page's address, such as `utm_source`. */
  source: CampaignName,
  medium: CampaignName,
  campaign: CampaignName,
  /** The site that linked here, if known. */
  referrer: z.optional(z.enum(REFERRERS)),
  /** The variant shown for each experiment id. The server checks that the ids were built. */
  variants: z.optional(z.record(Id, z.enum(['a', 'b']))),
});

export type Counts = z.infer<typeof Counts>;

/**
 * The counters that a visit adds one to, without duplicates. Each campaign name, referrer and variant has its own
 * funnel counters, such as `campaign|sent|spring`. The value comes last because it may contain anything.
 */
export function getCounterNames(counts: Counts): string[] {
  const vitals = Object.entries(counts.vitals).filter(([, bucket]) => bucket !== undefined);
  const { page, source, medium, campaign, referrer, variants = {} } = counts;
  const shown = Object.entries(variants).map(([id, variant]) => ['variant', `${id}:${variant}`]);
  const cameBy = [...Object.entries({ page, source, medium, campaign, referrer }), ...shown];
  const names = [
    'visits',
    `device:${counts.device}`,
    `language:${counts.language}`,
    ...counts.sections.map((name) => `section:${name}`),
    ...counts.buttons.map((name) => `button:${name}`),
    ...counts.practice.map((name) => `practice:${name}`),
    ...counts.form.map((name) => `form:${name}`),
    ...vitals.map(([name, bucket]) => `${name}:${bucket}`),
    ...cameBy.flatMap(([kind, value]) =>
      value ? ['visits', ...counts.form].map((step) => `${kind}|${step}|${value}`) : [],
    ),
  ];
  return [...new Set(names)];
}
