import { expect, test } from 'vitest';
import { BUCKETS, findBucket, BUTTONS, FORM_STEPS, PRACTICE_STEPS, VITALS } from './visits.ts';
import { Counts, COUNTS_MAX_BYTES, listCounters } from './counts.ts';
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

test('a visit without anything and one with everything are understood, in half the bytes', () => {
  expect(Counts.parse(NOTHING)).toEqual(NOTHING);
  expect(Counts.parse(EVERYTHING)).toEqual({ ...EVERYTHING, source: 'a'.repeat(60) });
  expect(JSON.stringify(EVERYTHING).length).toBeLessThan(COUNTS_MAX_BYTES / 2);
  const twice: Counts = { ...NOTHING, form: ['seen', 'seen'] };
  expect(listCounters(twice)).toEqual(['visits', 'device:phone', 'language:en', 'form:seen']);
  expect(new Set(listCounters(EVERYTHING)).size).toBe(3 + 17 + 14 + 6 + 3 + 4 + 6 * 4);
});

test('how far a visit came is counted once more for each name that it came by', () => {
  const came = { source: 'News ', campaign: '\u200b', referrer: 'x.com', variants: { hero: 'b' } };
  const names = listCounters(Counts.parse({ ...NOTHING, form: ['seen', 'sent'], ...came }));
  expect(names.filter((name) => name.includes('|')).join(' ')).toBe(
    'source|visits|news source|seen|news source|sent|news ' +
      'referrer|visits|x.com referrer|seen|x.com referrer|sent|x.com ' +
      'variant|visits|hero:b variant|seen|hero:b variant|sent|hero:b',
  );
});

test.each([
  ['what can be no id of a section', { sections: ['<b>'] }],
  ['what can be no name of a button', { buttons: ['a|b'] }],
  ['more than is asked', { visitor: 'a7c1' }],
  ['a language that is none', { language: '<script>' }],
  ['a figure as it was measured', { vitals: { lcp: 1234.5 } }],
  ['a bucket that is none', { vitals: { cls: BUCKETS } }],
  ['a site that is not in the list', { referrer: 'diary.example' }],
  ['what can be no id of an experiment', { variants: { '|': 'a' } }],
])('%s refuses a message whole', (_, change) => {
  expect(Counts.safeParse({ ...NOTHING, ...change }).success).toBe(false);
});

test('what is just good, or just not poor, falls into the bucket that ends there', () => {
  const LIMITS = { lcp: [2_500, 4_000], inp: [200, 500], cls: [0.1, 0.25], ttfb: [800, 1_800] };
  for (const [name, width] of Object.entries(VITALS) as [keyof typeof VITALS, number][]) {
    for (const limit of LIMITS[name]) {
      const end = Math.round(limit / width);
      expect([findBucket(limit, width), findBucket(limit + width / 10, width)]).toEqual([end - 1, end]);
    }
  }
  expect([findBucket(0, 100), findBucket(100, 100), findBucket(101, 100)]).toEqual([0, 0, 1]);
  expect(findBucket(1e9, 100)).toBe(BUCKETS - 1);
});
