import * as z from 'zod/mini';
import { cleanName, REFERRERS } from './origin.ts';
import { SECTION_ID } from './sections.ts';
import { BUCKETS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from './visits.ts';

/** Bytes. A message with every name in it has less than half of them. */
export const COUNTS_MAX_BYTES = 4_000;

/** Of a section, a button or an experiment. */
const Id = z.string().check(z.regex(SECTION_ID));
// What stands in an address is not the visitor's to correct, so it never fails: it is cleaned and cut.
const CampaignName = z.optional(z.string().check(z.overwrite(cleanName)));
const Bucket = z.optional(z.int().check(z.minimum(0), z.maximum(BUCKETS - 1)));

/**
 * What the page says of one visit, once, when it is first hidden: names of what was seen and done, four
 * figures as the number of their bucket, and where the visit came from. Anything else refuses it whole.
 */
export const Counts = z.strictObject({
  device: z.enum(DEVICES),
  /** Of the page; the server knows which ones are built. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** The name of a further page, such as `bots`; the server knows which ones are built. */
  page: z.optional(Id),
  /** Ids; the server knows which ones are built. */
  sections: z.array(Id),
  buttons: z.array(Id),
  practice: z.array(z.enum(PRACTICE_STEPS)),
  form: z.array(z.enum(FORM_STEPS)),
  /** One that the browser does not measure is left out. */
  vitals: z.strictObject({ lcp: Bucket, inp: Bucket, cls: Bucket, ttfb: Bucket }),
  /** Of the campaign that the page's address names (`utm_source` and so on). */
  source: CampaignName,
  medium: CampaignName,
  campaign: CampaignName,
  /** The site whose link was followed; absent without one. */
  referrer: z.optional(z.enum(REFERRERS)),
  /** Which variant of each experiment was shown, by its id; the server knows which ones are built. */
  variants: z.optional(z.record(Id, z.enum(['a', 'b']))),
});

export type Counts = z.infer<typeof Counts>;

/**
 * Under which names a visit is added up, one of each, also where a message names it twice. How far a visit
 * came is added up once more for whatever it came by, as in `campaign|sent|spring`: that value comes last,
 * so that it may hold anything.
 */
export function namesOf(counts: Counts): string[] {
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
