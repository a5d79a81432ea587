import { expect, test } from 'vitest';
import {
  BUCKET_COUNT,
  getBucketIndex,
  BUTTONS,
  FORM_STEPS,
  PRACTICE_STEPS,
  VITALS,
} from './visits.ts';
import { Counts, COUNTS_MAX_BYTES, getCounterNames } from './counts.ts';
import { SECTIONS } from './sections.ts';

const NO_EVENTS = { sections: [], buttons: [], practice: [], form: [] };
const MINIMAL: Counts = { device: 'phone', language: 'en', ...NO_EVENTS, vitals: {} };
const FULL: Counts = {
  device: 'desktop',
  language: 'zh-Hant-TW',
  sections: [...SECTIONS],
  buttons: [...BUTTONS],
  practice: [...PRACTICE_STEPS],
  form: [...FORM_STEPS],
  vitals: { lcp: 59, inp: 59, cls: 59, ttfb: 59 },
  source: '𝒜'.repeat(60),
  medium: '|'.repeat(60),
  campaign: 'spring',
  referrer: 'coinmarketcap.com',
  variants: { hero: 'b', price: 'a' },
};

test('accepts a minimal visit, and a full one below half the size limit', () => {
  expect(Counts.parse(MINIMAL)).toEqual(MINIMAL);
  expect(Counts.parse(FULL)).toEqual({ ...FULL, source: 'a'.repeat(60) });
  expect(JSON.stringify(FULL).length).toBeLessThan(COUNTS_MAX_BYTES / 2);
  const withDuplicate: Counts = { ...MINIMAL, form: ['seen', 'seen'] };
  const names = ['visits', 'device:phone', 'language:en', 'form:seen'];
  expect(getCounterNames(withDuplicate)).toEqual(names);
  expect(new Set(getCounterNames(FULL)).size).toBe(3 + 17 + 14 + 6 + 3 + 4 + 6 * 4);
});

test('counts the funnel separately by source, campaign, referrer, and variant', () => {
  const origin = { source: 'News ', campaign: '\u200b', referrer: 'x.com' };
  const visit = { ...MINIMAL, ...origin, form: ['seen', 'sent'], variants: { hero: 'b' } };
  const names = getCounterNames(Counts.parse(visit));
  expect(names.filter((name) => name.includes('|')).join(' ')).toBe(
    'source|visits|news source|seen|news source|sent|news ' +
      'referrer|visits|x.com referrer|seen|x.com referrer|sent|x.com ' +
      'variant|visits|hero:b variant|seen|hero:b variant|sent|hero:b',
  );
});

test.each([
  ['an invalid section ID', { sections: ['<b>'] }],
  ['an invalid button name', { buttons: ['a|b'] }],
  ['an unknown key', { visitor: 'a7c1' }],
  ['an invalid language', { language: '<script>' }],
  ['a raw measurement', { vitals: { lcp: 1234.5 } }],
  ['an out-of-range bucket', { vitals: { cls: BUCKET_COUNT } }],
  ['an unlisted referrer', { referrer: 'diary.example' }],
  ['an invalid experiment ID', { variants: { '|': 'a' } }],
])('rejects counts with %s', (_, change) => {
  expect(Counts.safeParse({ ...MINIMAL, ...change }).success).toBe(false);
});

test('has bucket boundaries at the thresholds for good and poor', () => {
  const THRESHOLDS = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25], ttfb: [800, 1_800] };
  for (const [name, width] of Object.entries(VITALS) as [keyof typeof VITALS, number][]) {
    for (const threshold of THRESHOLDS[name]) {
      const next = Math.round(threshold / width);
      expect(getBucketIndex(threshold, width)).toBe(next - 1);
      expect(getBucketIndex(threshold + width / 10, width)).toBe(next);
    }
  }
  expect([getBucketIndex(0, 100), getBucketIndex(100, 100), getBucketIndex(101, 100)]).toEqual([
    0, 0, 1,
  ]);
  expect(getBucketIndex(1e9, 100)).toBe(BUCKET_COUNT - 1);
});
