import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { bucketOf, VITALS } from '#contract/countNames.ts';
import type { Counts } from '#contract/counts.ts';

/** How fast the page was for this visitor, as numbers of buckets; filled in as it becomes known. */
export function watchVitals(): Counts['vitals'] {
  const vitals: Counts['vitals'] = {};
  onLCP(({ value }) => (vitals.lcp = bucketOf(value, VITALS.lcp)));
  onINP(({ value }) => (vitals.inp = bucketOf(value, VITALS.inp)));
  onCLS(({ value }) => (vitals.cls = bucketOf(value, VITALS.cls)));
  onTTFB(({ value }) => (vitals.ttfb = bucketOf(value, VITALS.ttfb)));
  return vitals;
}
