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

const NO_NAMES = { sections: [], buttons: [], practice: [], form: [] };
const NOTHING: Counts = { device: 'phone', language: 'en', ...NO_NAMES, vitals: {} };
const EVERYTHING: Counts = {
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

test('accepts an empty and a full visit in half the allowed bytes', () => {
  expect(Counts.parse(NOTHING)).toEqual(NOTHING);
  expect(Counts.parse(EVERYTHING)).toEqual({ ...EVERYTHING, source: 'a'.repeat(60) });
  expect(JSON.stringify(EVERYTHING).length).toBeLessThan(COUNTS_MAX_BYTES / 2);
  const twice: Counts = { ...NOTHING, form: ['seen', 'seen'] };
  expect(getCounterNames(twice)).toEqual(['visits', 'device:phone', 'language:en', 'form:seen']);
  expect(new Set(getCounterNames(EVERYTHING)).size).toBe(3 + 17 + 14 + 6 + 3 + 4 + 6 * 4);
});

test('counts the funnel again for each name that a visit came by', () => {
  const came = { source: 'News ', campaign: '\u200b', referrer: 'x.com', variants: { hero: 'b' } };
  const names = getCounterNames(Counts.parse({ ...NOTHING, form: ['seen', 'sent'], ...came }));
  expect(names.filter((name) => name.includes('|')).join(' ')).toBe(
    'source|visits|news source|seen|news source|sent|news ' +
      'referrer|visits|x.com referrer|seen|x.com referrer|sent|x.com ' +
      'variant|visits|hero:b variant|seen|hero:b variant|sent|hero:b',
  );
});

test.each([
  ['an invalid section id', { sections: ['<b>'] }],
  ['an invalid button name', { buttons: ['a|b'] }],
  ['an unknown key', { visitor: 'a7c1' }],
  ['an invalid language', { language: '<script>' }],
  ['a raw measurement', { vitals: { lcp: 1234.5 } }],
  ['a bucket out of range', { vitals: { cls: BUCKET_COUNT } }],
  ['an unlisted referrer', { referrer: 'diary.example' }],
  ['an invalid experiment id', { variants: { '|': 'a' } }],
])('rejects a message with %s', (_, change) => {
  expect(Counts.safeParse({ ...NOTHING, ...change }).success).toBe(false);
});

test('puts the limits of good and poor at the end of a bucket', () => {
  const LIMITS = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25], ttfb: [800, 1_800] };
  for (const [name, width] of Object.entries(VITALS) as [keyof typeof VITALS, number][]) {
    for (const limit of LIMITS[name]) {
      const end = Math.round(limit / width);
      expect([getBucketIndex(limit, width), getBucketIndex(limit + width / 10, width)]).toEqual([
        end - 1,
        end,
      ]);
    }
  }
  expect([getBucketIndex(0, 100), getBucketIndex(100, 100), getBucketIndex(101, 100)]).toEqual([
    0, 0, 1,
  ]);
  expect(getBucketIndex(1e9, 100)).toBe(BUCKET_COUNT - 1);
});
