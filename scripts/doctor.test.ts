import { expect, test } from 'vitest';
import { OwnerSchema } from '#site/owner/settings.ts';
import { CLAIM_IDS } from '#site/owner/claims.ts';
import { NO_CLAIMS, owner as secondBrand } from '../test/secondBrand/owner.config.ts';
import { loadContent } from '../site/src/content/content.ts';
import { printFindings, type Facts } from './doctor/findings.ts';
import { findings } from './doctor/rules.ts';
import { CLAIMS_AND_RISKS } from './doctor/translationRules.ts';

const column = { value: 'Named', detail: '', link: '' };
const contract = { ...column, value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
const { lists, requiredKeys: needed } = loadContent('test/secondBrand/content', ['en']);
const { quarters } = lists.roadmap;
const parsed = OwnerSchema.parse({
  ...secondBrand,
  languages: ['en', 'es', 'ar'],
  reviewers: { es: 'Elena Prueba', ar: 'Amal Test' },
  proof: { contract, audit: column, company: column, team: column },
});
const owner: Owner = {
  ...parsed,
  lists: {
    ...lists,
    testimonials: { cards: [] },
    roadmap: { ...lists.roadmap, quarters: quarters.slice(0, 2) },
  },
};
type Owner = Facts['owner'];

/** A page that may go public: each test takes one thing away. */
const ready: Facts = {
  owner,
  formOrigin: '',
  notes: {},
  now: new Date('2026-11-21T12:00:00Z'),
};
const withOwner = (changes: Partial<Owner>) => ({ ...ready, owner: { ...owner, ...changes } });
/** Weight and place of each finding. */
const found = (facts: Facts) => findings(facts).map(({ severity, where }) => [severity, where]);
const said = (facts: Facts) => findings(facts).map(({ text }) => text);

test('a page that lacks nothing may go public', () => {
  expect(findings(ready)).toEqual([]);
  expect(printFindings([])).toBe('Nothing is missing. The page may go public.');
});

const { legal, links, proof, claims } = owner;
const nothing = { value: '', detail: '', link: '' };
const platforms = lists.community.platforms.slice(0, 1).map((one) => ({ ...one, link: '' }));
const withLists = (changes: Partial<Owner['lists']>) => ({ lists: { ...owner.lists, ...changes } });

test('requires nothing for a section that is left out', () => {
  const lacking: Partial<Owner> = {
    links: { ...links, token: '', partners: '' },
    proof: { ...proof, team: nothing },
    lists: { ...lists, community: { platforms } },
  };
  expect(found(withOwner(lacking)).length).toBeGreaterThan(4);
  expect(found(withOwner({ ...lacking, sections: [] }))).toEqual([]);
});

test.each<[severity: string, where: string, Partial<Owner>]>([
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
  ['recommended', 'proof.team', { proof: { ...proof, team: nothing } }],
  ['recommended', 'securityContact', { securityContact: '' }],
  ['required', 'form', { form: { provider: 'none' } }],
  ['recommended', 'formConsent', { formConsent: 'load' }],
  ['required', 'reviewers.ar', { reviewers: { es: 'Elena Prueba' } }],
  ['recommended', 'testimonials', withLists({ testimonials: lists.testimonials })],
])('finds what a page lacks (%s), with its place, %s', (severity, where, changes) => {
  expect(found(withOwner(changes))).toEqual([[severity, expect.stringContaining(where)]]);
});

const ownForm = withOwner({ form: { provider: 'embedded' } });
const SCRIPT = { attributes: {}, image: [], consent: false, words: 'W' };
const withScript = (src: string, more: { connect: string[]; consent?: boolean }) =>
  withOwner({ ...ownForm.owner, analytics: [{ ...SCRIPT, src, ...more }] });
const scripted = withScript('https://stats.example/s.js', { connect: ['https://stats.example'] });
const tag = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
const ELSEWHERE = { formOrigin: 'https://form.example' };
const counted = (asOf: string) => withOwner({ claims: { ...claims, asOf } });
const planned = (year: number, quarter: number) => {
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
test.each<[what: string, Facts, sentences: string[]]>([
  ['a company by its legal name', withOwner({ proof: { ...proof, company: nothing } }), []],
  ['no application', withOwner({ links: { ...links, app: '' } }), []],
  ['our form behind the page', ownForm, []],
  ['our form elsewhere', { ...ownForm, ...ELSEWHERE }, []],
  ['our form at home', { ...ownForm, formOrigin: 'http://localhost:4322' }, ['cannot reach']],
  [
    'our form without a server',
    { ...ownForm, formOrigin: undefined },
    ['this build is without one'],
  ],
  [
    'a script of others beside our form',
    scripted,
    ['can read the form', 'before the visitor agrees'],
  ],
  [
    'a script of others, our form elsewhere',
    { ...scripted, ...ELSEWHERE },
    ['before the visitor agrees'],
  ],
  [
    'a tag manager that loads after consent',
    { ...withScript(tag, { connect: [], consent: true }), ...ELSEWHERE },
    ['no origin under connect', 'inline script'],
  ],
  ['figures of 90 days ago', counted('2026-08-23'), []],
  ['older figures', counted('2026-08-22'), ['91 days ago']],
  ['figures of tomorrow', counted('2026-11-22'), ['counted -1 days ago']],
  ['a current quarter', planned(2026, 4), []],
  ['another current one', planned(2027, 1), ['marks Q1 2027 as current, but it is Q4 2026.']],
])('reports the right findings for %s', (_, facts, sentences) => {
  expect(said(facts)).toEqual(sentences.map((part) => expect.stringContaining(part)));
});

test('finds each claim without evidence, with the setting to turn it off', () => {
  const bare = (changes: Partial<Owner>) => found(withOwner({ evidence: { C1: ' ' }, ...changes }));
  const all = { claims: { ...claims, noIdentityChecks: true } };
  expect(bare(all)).toEqual(
    CLAIM_IDS.map((id) => ['required', expect.stringMatching(RegExp(`^evidence\\.${id}\\b`))]),
  );
  expect(bare(all)).toContainEqual(['required', 'evidence.C3, or claims.traders: null']);
  const left = { ...claims, ...NO_CLAIMS, bots: 'planned' as const };
  const none = { claims: left, token: null, links: { ...links, token: '' }, sections: [] };
  const core = [
    'evidence.C1, or claims.feePercent: null',
    'evidence.C5',
    'evidence.C6',
    'evidence.C10',
  ];
  expect(bare(none).map(([, where]) => where)).toEqual(core);
  const free = { ...none, claims: { ...left, feePercent: null } };
  expect(bare(free).map(([, where]) => where)).toEqual(core.slice(2));
});

test('counts outdated translations, claims and risk lines first', () => {
  const note = (key: string, kind: 'wording' | 'glyphs' = 'wording') => ({ key, kind, text: '' });
  const es = ['academy.heading', 'hero.lead', 'activityFeed.list', 'risks.loss.text'];
  const notes = { es: es.map((key) => note(key)), ar: [note('hero.lead', 'glyphs')] };
  expect(findings({ ...ready, notes }).map(({ severity, text }) => [severity, text])).toEqual([
    ['required', 'Claims and risk lines in "es" that may differ from English: 2.'],
    ['recommended', 'Other messages in "es" that may differ from English: 2.'],
    ['recommended', 'Messages in "ar" have letters that the fonts lack.'],
  ]);
  const keys = [...needed, 'owner.reply'].map((key) => `${key}.`);
  const isNone = (part: string) => !keys.some((key) => key.startsWith(`${part}.`));
  expect(CLAIMS_AND_RISKS.filter(isNone)).toEqual([]);
});
