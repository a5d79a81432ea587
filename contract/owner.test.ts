import { expect, test } from 'vitest';
import { owner as secondBrand } from '../site/test/secondBrand.owner.config.ts';
import { frameOrigin } from './frameOrigin.ts';
import { OwnerSchema } from './owner.ts';
import { parseContent } from '../site/src/content/parseContent.ts';

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

test('evidence belongs to a claim of the register', () => {
  expect(complaint({ evidence: { C17: 'https://a.example' } })).toMatch(/evidence/);
  expect(complaint({ evidence: {} })).toBeUndefined();
});

test('a setting that there is none of is named: it may be a misspelt one', () => {
  expect(complaint({ riskStripFixd: true })).toMatch(/riskStripFixd/);
  expect(complaint({ colors: { ...colors, flor: '#7fe0ff' } })).toMatch(/^colors: .*flor/);
});

test.each([
  [{ provider: 'embedded', origin: '' }, 'https://form.example', 'https://form.example'],
  [{ provider: 'embedded', origin: 'https://own.example/' }, undefined, 'https://own.example'],
  [{ provider: 'embedded', origin: '' }, undefined, null],
  [
    { provider: 'leadconnector', formId: '1', formName: 'x', host: 'https://api.leads.example/x' },
    'https://form.example',
    'https://api.leads.example',
  ],
  [{ provider: 'url', url: 'https://forms.example/kelvo?x=1' }, undefined, 'https://forms.example'],
  [{ provider: 'none' }, 'https://form.example', null],
] as const)('the page frames exactly the form of %o, embedded at %s', (form, embedded, origin) => {
  expect(frameOrigin({ form }, embedded)).toBe(origin);
});

test('a mistake is told with the file to mend', () => {
  expect(() =>
    parseContent('owner', OwnerSchema, { ...OwnerSchema.parse(secondBrand), name: 'X' }, 'my.ts'),
  ).toThrow(/name: Use 2 to 12 letters and digits\.\nFix it in my\.ts\./);
});
