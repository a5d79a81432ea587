import { expect, test } from 'vitest';
import { OwnerSchema } from '#site/owner/settings.ts';
import { CLAIM_IDS } from '#site/owner/claims.ts';
import { NO_CLAIMS, owner as secondBrand } from '../test/secondBrand/owner.config.ts';
import { loadContent } from '../site/src/content/content.ts';
import { formatFindings, type DoctorInput } from './doctor/findings.ts';
import { getFindings } from './doctor/rules.ts';
import { CLAIMS_AND_RISKS } from './doctor/translationRules.ts';

const filledProof = { value: 'Named', detail: '', link: '' };
const contract = { ...filledProof, value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
const { lists, requiredKeys } = loadContent('test/secondBrand/content', ['en']);
const { quarters } = lists.roadmap;
const parsed = OwnerSchema.parse({
  ...secondBrand,
  languages: ['en', 'es', 'ar'],
  reviewers: { es: 'Elena Prueba', ar: 'Amal Test' },
  proof: { contract, audit: filledProof, company: filledProof, team: filledProof },
});
const owner: Owner = {
  ...parsed,
  lists: {
    ...lists,
    testimonials: { cards: [] },
    roadmap: { ...lists.roadmap, quarters: quarters.slice(0, 2) },
  },
};
type Owner = DoctorInput['owner'];

/** A page without any problems. Each test changes something about it. */
const ready: DoctorInput = {
  owner,
  formOrigin: '',
  notes: {},
  translate: () => '',
  now: new Date('2026-11-21T12:00:00Z'),
};
const withOwner = (changes: Partial<Owner>) => ({ ...ready, owner: { ...owner, ...changes } });
const getFixes = (input: DoctorInput) =>
  getFindings(input).map(({ severity, fix }) => [severity, fix]);
const getTexts = (input: DoctorInput) => getFindings(input).map(({ text }) => text);

test('reports nothing for a page that is ready for launch', () => {
  expect(getFindings(ready)).toEqual([]);
  expect(formatFindings([])).toBe('No problems found. The page is ready for launch.');
});

const { legal, links, proof, claims } = owner;
const emptyProof = { value: '', detail: '', link: '' };
const platforms = lists.community.platforms
  .slice(0, 1)
  .map((platform) => ({ ...platform, link: '' }));
const withLists = (changes: Partial<Owner['lists']>) => ({ lists: { ...owner.lists, ...changes } });

test('ignores problems in removed sections', () => {
  const incomplete: Partial<Owner> = {
    links: { ...links, token: '', partners: '' },
    proof: { ...proof, team: emptyProof },
    lists: { ...lists, community: { platforms } },
  };
  expect(getFixes(withOwner(incomplete)).length).toBeGreaterThan(4);
  expect(getFixes(withOwner({ ...incomplete, sections: [] }))).toEqual([]);
});

test.each<[severity: string, fix: string, Partial<Owner>]>([
  ['required', 'siteUrl', { siteUrl: 'http://localhost:4321' }],
  ['required', 'siteUrl', { siteUrl: 'https://127.0.0.1:4321' }],
  ['required', 'siteUrl', { siteUrl: 'http://example.com' }],
  ['required', 'indexable', { indexable: false }],
  ['required', 'exampleOwner', { exampleOwner: true }],
  ['required', 'networkFee', { networkFee: { usd: 0.02, asOf: '2026-08-22' } }],
  ['recommended', 'links.token', { links: { ...links, token: '' } }],
  ['recommended', 'platforms', withLists({ community: { platforms } })],
  ['required', 'legal.entity', { legal: { ...legal, entity: '' } }],
  ['required', 'legal.address', { legal: { ...legal, address: ' ' } }],
  ['required', 'legal.email', { legal: { ...legal, email: '' } }],
  ['recommended', 'legal.registration', { legal: { ...legal, registration: '' } }],
  ['recommended', 'legal.telephone', { legal: { ...legal, telephone: '' } }],
  ['recommended', 'legal.statement', { legal: { ...legal, statement: '' } }],
  ['recommended', 'proof.team', { proof: { ...proof, team: emptyProof } }],
  ['recommended', 'securityContact', { securityContact: '' }],
  ['required', 'form', { form: { provider: 'none' } }],
  ['recommended', 'formConsent', { formConsent: 'load' }],
  ['required', 'reviewers.ar', { reviewers: { es: 'Elena Prueba' } }],
  ['recommended', 'testimonials', withLists({ testimonials: lists.testimonials })],
])('reports a %s fix to %s', (severity, fix, changes) => {
  expect(getFixes(withOwner(changes))).toEqual([[severity, expect.stringContaining(fix)]]);
});

const ownForm = withOwner({ form: { provider: 'embedded' } });
const SCRIPT = { attributes: {}, image: [], consent: false, cookies: [], words: 'W' };
const withScript = (src: string, options: { connect: string[]; consent?: boolean }) =>
  withOwner({ ...ownForm.owner, analytics: [{ ...SCRIPT, src, ...options }] });
const withAnalytics = withScript('https://stats.example/s.js', {
  connect: ['https://stats.example'],
});
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
const OTHER_ORIGIN = { formOrigin: 'https://form.example' };
const withNumbersAsOf = (asOf: string) => withOwner({ claims: { ...claims, asOf } });
const withCurrentQuarter = (year: number, quarter: number) => {
  const current = {
    id: 'a',
    title: '',
    quarter,
    status: 'current' as const,
    progress: 50,
    items: 1,
  };
  return withOwner(withLists({ roadmap: { year, quarters: [current] } }));
};
test.each<[name: string, DoctorInput, texts: string[]]>([
  ['a company with only a legal name', withOwner({ proof: { ...proof, company: emptyProof } }), []],
  ['a name with an accent', withOwner({ name: 'Ávila-Łódź & Co’s 1' }), []],
  ['a Cyrillic name', withOwner({ name: 'Нова' }), ['lack letters of "Нова"']],
  ['no app', withOwner({ links: { ...links, app: '' } }), []],
  ['our form on the same origin as the page', ownForm, []],
  ['our form on another origin', { ...ownForm, ...OTHER_ORIGIN }, []],
  ['our form on localhost', { ...ownForm, formOrigin: 'http://localhost:4322' }, ["can't reach"]],
  ['our form without a server', { ...ownForm, formOrigin: undefined }, ['this is a static build']],
  [
    'a third-party script on the same origin as our form',
    withAnalytics,
    ['can read the form', 'runs without consent'],
  ],
  [
    'a third-party script with our form on another origin',
    { ...withAnalytics, ...OTHER_ORIGIN },
    ['runs without consent'],
  ],
  [
    'a tag manager that requires consent',
    { ...withScript(TAG_MANAGER, { connect: [], consent: true }), ...OTHER_ORIGIN },
    ['cookies is empty', 'connect is empty', 'inline script'],
  ],
  ['90-day-old numbers', withNumbersAsOf('2026-08-23'), []],
  ['91-day-old numbers', withNumbersAsOf('2026-08-22'), ['are 91 days old']],
  ['numbers from tomorrow', withNumbersAsOf('2026-11-22'), ['are -1 days old']],
  ['the current quarter', withCurrentQuarter(2026, 4), []],
  [
    'another quarter marked as current',
    withCurrentQuarter(2027, 1),
    ['marks Q1 2027 as the current quarter, but it is Q4 2026.'],
  ],
])('checks %s', (_, input, texts) => {
  expect(getTexts(input)).toEqual(texts.map((text) => expect.stringContaining(text)));
});

test('reports claims without evidence and explains how to remove them', () => {
  const getClaimFixes = (changes: Partial<Owner>) =>
    getFixes(withOwner({ evidence: { C1: ' ' }, ...changes }));
  const all = { claims: { ...claims, noIdentityChecks: true } };
  expect(getClaimFixes(all)).toEqual(
    CLAIM_IDS.map((id) => ['required', expect.stringMatching(RegExp(`^evidence\\.${id}\\b`))]),
  );
  expect(getClaimFixes(all)).toContainEqual([
    'required',
    'evidence.C3, or set claims.traders to null',
  ]);
  const minimalClaims = { ...claims, ...NO_CLAIMS, bots: 'planned' as const };
  const minimal = {
    claims: minimalClaims,
    token: null,
    links: { ...links, token: '' },
    sections: [],
  };
  const fixes = [
    'evidence.C1, or set claims.feePercent to null',
    'evidence.C5',
    'evidence.C6',
    'evidence.C10',
  ];
  expect(getClaimFixes(minimal).map(([, fix]) => fix)).toEqual(fixes);
  const withoutFee = { ...minimal, claims: { ...minimalClaims, feePercent: null } };
  expect(getClaimFixes(withoutFee).map(([, fix]) => fix)).toEqual(fixes.slice(2));
});

test('recommends shorter text where there is little space', () => {
  const lengths: Readonly<Record<string, number>> = { 'hero.heading': 61, 'head.title': 60 };
  const translate = (language: string, key: string) =>
    'x'.repeat(language === 'es' ? (lengths[key] ?? 161) : 1);
  expect(getFindings({ ...ready, translate })).toMatchObject([
    {
      severity: 'recommended',
      text: expect.stringContaining('61'),
      fix: 'content/es/hero.json, heading',
    },
    {
      severity: 'recommended',
      text: expect.stringContaining('161'),
      fix: 'content/es/head.json, description',
    },
  ]);
});

test('counts outdated translations, with claims and risk warnings first', () => {
  const note = (key: string, kind: 'wording' | 'glyphs' = 'wording') => ({ key, kind, text: '' });
  const es = ['academy.heading', 'hero.lead', 'activityFeed.list', 'risks.loss.text'];
  const notes = { es: es.map((key) => note(key)), ar: [note('hero.lead', 'glyphs')] };
  expect(getFindings({ ...ready, notes }).map(({ severity, text }) => [severity, text])).toEqual([
    ['required', 'Claims and risk warnings in "es" that may differ from English: 2.'],
    ['recommended', 'Other messages in "es" that may differ from English: 2.'],
    ['recommended', 'The fonts lack glyphs for some messages in "ar".'],
  ]);
  const keys = [...requiredKeys, 'owner.reply'].map((key) => `${key}.`);
  const isUnused = (prefix: string) => !keys.some((key) => key.startsWith(`${prefix}.`));
  expect(CLAIMS_AND_RISKS.filter(isUnused)).toEqual([]);
});
