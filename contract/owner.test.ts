import { expect, test } from 'vitest';
import { owner as secondBrand } from '../site/test/secondBrand.owner.config.ts';
import { OwnerSchema } from './owner.ts';
import { contrast } from './ownerFields.ts';
import { parseOwner } from './parseOwner.ts';

const complaint = (changes: object) => {
  const result = OwnerSchema.safeParse({ ...secondBrand, ...changes });
  return result.error?.issues
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');
};
const { claims, colors } = secondBrand;

test('settings without a mistake are taken as they are', () => {
  expect(OwnerSchema.parse(secondBrand)).toEqual(secondBrand);
});

test('a venue that costs no more than ours stops the build: there would be nothing to save', () => {
  const venueFeesPercent = { ...claims.venueFeesPercent, aggregator: claims.feePercent };
  expect(complaint({ claims: { ...claims, venueFeesPercent } })).toMatch(
    /^claims\.venueFeesPercent\.aggregator: 0\.08% is not above our own fee of 0\.08%.* savings/,
  );
  expect(complaint({ claims: { ...claims, feePercent: 0.5 } })?.split('\n')).toHaveLength(3);
});

test('a day that is no day is refused', () => {
  expect(complaint({ claims: { ...claims, asOf: '2026-02-30' } })).toMatch(/asOf: Write the day/);
  expect(complaint({ claims: { ...claims, asOf: '21 November' } })).toMatch(/asOf: Write the day/);
});

test('a percentage is more than 0 and less than 100', () => {
  expect(complaint({ claims: { ...claims, apyPercent: 0 } })).toMatch(/apyPercent: .* above 0/);
  expect(complaint({ claims: { ...claims, discountPercent: 100 } })).toMatch(/below 100/);
});

test('the address of the page is an origin: no path, no last slash', () => {
  for (const siteUrl of ['https://a.example/', 'https://a.example/page']) {
    expect(complaint({ siteUrl })).toMatch(/^siteUrl: .*without a path or a last slash/);
  }
  expect(complaint({ siteUrl: 'a.example' })).toMatch(/^siteUrl: Write the address/);
});

test('a colour on which near-black text cannot be read is refused', () => {
  expect(complaint({ colors: { ...colors, floor: '#333366' } })).toMatch(
    /^colors\.floor: Near-black/,
  );
  expect(complaint({ colors: { ...colors, floor: 'yellow' } })).toMatch(/^colors\.floor: .*hex/);
});

test('contrast is 21 to 1 for black on white, in either order, and 1 to 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#14150f', '#ffe100')).toBe(contrast('#ffe100', '#14150f'));
  expect(contrast('#ffe100', '#FFE100')).toBe(1);
});

test('evidence belongs to a claim of the register', () => {
  expect(complaint({ evidence: { C17: 'https://a.example' } })).toMatch(/evidence/);
  expect(complaint({ evidence: {} })).toBeUndefined();
});

test('a setting that there is none of is named: it may be a misspelt one', () => {
  expect(complaint({ riskStripFixd: true })).toMatch(/riskStripFixd/);
  expect(complaint({ colors: { ...colors, flor: '#7fe0ff' } })).toMatch(/^colors: .*flor/);
});

test.each<[string, object, string]>([
  [
    'completed and not 100%',
    { status: 'completed', progress: 95 },
    'roadmap.quarters.0.progress: Completed means 100',
  ],
  ['72% of a quarter', { status: 'current', progress: 72 }, 'Write a multiple of 5'],
  ['105% of a quarter', { status: 'upcoming', progress: 105 }, 'from 0 to 100'],
])('%s is refused: one figure of the drawing stands for 5%', (_, change, says) => {
  const [first, ...others] = secondBrand.roadmap.quarters;
  const roadmap = { ...secondBrand.roadmap, quarters: [{ ...first, ...change }, ...others] };
  expect(complaint({ roadmap })).toContain(says);
});

test.each<[string, object, string]>([
  ['progress beyond 100%', { progress: 140 }, 'courses.0.progress: Progress is a percentage'],
  ['half a student', { students: 0.5 }, 'courses.0.students: '],
  ['a level that there is none of', { level: 'expert' }, 'courses.0.level: '],
])('%s of a course is refused', (_, change, says) => {
  const [first, ...others] = secondBrand.courses;
  expect(complaint({ courses: [{ ...first, ...change }, ...others] })).toContain(says);
});

test('a split that does not add up to 100, or draws two shares alike, is refused', () => {
  const [first, ...others] = secondBrand.split;
  expect(complaint({ split: [{ ...first, percent: 45 }, ...others] })).toBe(
    'split: The percentages add up to 105; change them so that they add up to 100.',
  );
  expect(complaint({ split: [{ ...first, seat: 'ink' }, ...others] })).toMatch(/the same seat/);
});

test('two entries of one id are refused, and so is an id that no key can have', () => {
  expect(complaint({ questions: ['fees', 'fees'] })).toBe(
    'questions: Two entries have the same id. Give each one of its own.',
  );
  expect(complaint({ questions: ['my.fees'] })).toMatch(/^questions\.0: Write letters/);
});

test.each<[string, object, string]>([
  ['indexable', { indexable: 'yes' }, 'Write true or false, without quotes.'],
  ['indexable', { indexable: undefined }, 'This is missing. Write it again.'],
  ['formConsent', { formConsent: 'never' }, 'Write one of "load", "ask".'],
  ['reply', { reply: 2 }, 'Write it in quotes.'],
  ['claims.feePercent', { feePercent: '0.05' }, 'Write a number, without quotes.'],
  ['claims.feePercent', { feePercent: 0.00001 }, 'Write at most four decimals'],
  ['claims.supply', { supply: '1' }, 'Write a number, without quotes.'],
  ['claims.speed', { speed: '' }, 'Write something here.'],
  ['claims.traders', { traders: '50.000+' }, 'Write commas between thousands, as in 50,000+'],
  ['form.url', { form: { provider: 'url', url: 'http://a.example' } }, 'begins with https://'],
  ['form.url', { form: { provider: 'url' } }, 'This is missing. Write it again.'],
  [
    'form',
    { form: { provider: 'embedded', origin: 'https://a.example' } },
    '"origin" is not known',
  ],
  ['links.partners', { links: {} }, 'This is missing. Write it again.'],
  ['links', { links: { ...secondBrand.links, tokn: '' } }, '"tokn" is not known here. Mend'],
])('a wrong %s %j stops the build with what to do: %s', (place, wrong, says) => {
  const [key = ''] = Object.keys(wrong);
  const settings =
    key in secondBrand
      ? { ...secondBrand, ...wrong }
      : { ...secondBrand, claims: { ...claims, ...wrong } };
  const check = () => parseOwner(settings, 'owner.config.ts');
  expect(check).toThrow(`${place}: `);
  expect(check).toThrow(says);
  expect(check).toThrow('Fix it in owner.config.ts.');
});
