import * as z from 'zod/mini';
import { BUCKETS, BUTTONS, DEVICES, FORM_STEPS, PRACTICE_STEPS } from './visits.ts';

/** Bytes. A message with every name in it has less than half of them. */
export const COUNTS_MAX_BYTES = 2_000;

const Bucket = z.optional(z.int().check(z.minimum(0), z.maximum(BUCKETS - 1)));

/**
 * What the page says of one visit, once, when it is first hidden: names of what was seen and done,
 * and four figures as the number of their bucket. Anything else refuses it whole.
 */
export const Counts = z.strictObject({
  device: z.enum(DEVICES),
  /** Of the page; the server knows which ones are built. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35)),
  /** Ids; the server knows which ones are built. */
  sections: z.array(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  buttons: z.array(z.enum(BUTTONS)),
  practice: z.array(z.enum(PRACTICE_STEPS)),
  form: z.array(z.enum(FORM_STEPS)),
  /** One that the browser does not measure is left out. */
  vitals: z.strictObject({ lcp: Bucket, inp: Bucket, cls: Bucket, ttfb: Bucket }),
});

export type Counts = z.infer<typeof Counts>;

/**
 * Under which names a visit is added up, one of each, also where a message names it twice; with the
 * languages, these are all there are.
 */
export function namesOf(counts: Counts): string[] {
  const vitals = Object.entries(counts.vitals).filter(([, bucket]) => bucket !== undefined);
  const names = [
    'visits',
    `device:${counts.device}`,
    `language:${counts.language}`,
    ...counts.sections.map((name) => `section:${name}`),
    ...counts.buttons.map((name) => `button:${name}`),
    ...counts.practice.map((name) => `practice:${name}`),
    ...counts.form.map((name) => `form:${name}`),
    ...vitals.map(([name, bucket]) => `${name}:${bucket}`),
  ];
  return [...new Set(names)];
}

/** Why a message was not counted, with the HTTP status; each is counted too, so that a flood is seen. */
export const VISIT_REFUSALS = {
  'too-many': 429,
  'too-large': 413,
  'not-understood': 400,
  'cross-site': 403,
} as const;
