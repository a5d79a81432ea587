import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { CLAIM_IDS } from '#contract/claimIds.ts';
import { OwnerSchema } from '#contract/owner.ts';
import { SECOND } from '../site/test/builtSite.ts';
import { owner as secondBrand } from '../site/test/secondBrand.owner.config.ts';
import { CLAIMS_AND_RISKS } from './doctor/claimKeys.ts';
import { findings, printFindings, type Facts } from './doctor/findings.ts';

const column = { value: 'Named', detail: '', link: '' };
const contract = { ...column, value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
const owner = OwnerSchema.parse({
  ...secondBrand,
  proof: { contract, audit: column, company: column, team: column },
  testimonials: { ...secondBrand.testimonials, illustrative: false },
  roadmap: { ...secondBrand.roadmap, quarters: [] },
});
const drawn = { social: { brand: 'Kelvo', title: 'A title' } };
type Owner = Facts['owner'];

/** A page that may go public: each test takes one thing away. */
const ready: Facts = {
  owner,
  formOrigin: '',
  notes: {},
  drawn,
  drawnNow: drawn,
  now: new Date('2026-11-21T12:00:00Z'),
};
const withOwner = (changes: Partial<Owner>) => ({ ...ready, owner: { ...owner, ...changes } });
const withClaims = (changes: Partial<Owner['claims']>) =>
  withOwner({ claims: { ...owner.claims, ...changes } });
/** Weight and place of each finding. */
const found = (facts: Facts) => findings(facts).map(({ weight, where }) => [weight, where]);
const said = (facts: Facts) =>
  findings(facts)
    .map(({ says }) => says)
    .join('\n');

test('a page that lacks nothing may go public', () => {
  expect(findings(ready)).toEqual([]);
  expect(printFindings([])).toBe('Nothing is missing. The page may go public.');
});

const nothing = { value: '', detail: '', link: '' };
const platforms = owner.platforms.slice(0, 1).map((one) => ({ ...one, link: '' }));
test.each<[weight: string, where: string, Partial<Owner>]>([
  ['must', 'siteUrl', { siteUrl: 'http://localhost:4321' }],
  ['must', 'siteUrl', { siteUrl: 'https://127.0.0.1:4321' }],
  ['must', 'siteUrl', { siteUrl: 'http://example.com' }],
  ['must', 'indexable', { indexable: false }],
  ['look', 'links.token', { links: { ...owner.links, token: '' } }],
  ['look', 'platforms', { platforms }],
  ['must', 'legal.entity', { legal: { ...owner.legal, entity: '' } }],
  ['must', 'legal.address', { legal: { ...owner.legal, address: ' ' } }],
  ['must', 'legal.email', { legal: { ...owner.legal, email: '' } }],
  ['look', 'legal.registration', { legal: { ...owner.legal, registration: '' } }],
  ['look', 'legal.telephone', { legal: { ...owner.legal, telephone: '' } }],
  ['look', 'legal.statement', { legal: { ...owner.legal, statement: '' } }],
  ['look', 'proof.team', { proof: { ...owner.proof, team: nothing } }],
  ['look', 'securityContact', { securityContact: '' }],
  ['must', 'form', { form: { provider: 'none' } }],
  ['look', 'formConsent', { formConsent: 'load' }],
  ['must', 'reviewers.ar', { reviewers: { es: 'Elena Prueba' } }],
  ['look', 'testimonials', { testimonials: { ...owner.testimonials, illustrative: true } }],
])('a page that lacks something is found (%s) by its place, %s', (weight, where, changes) => {
  const place = expect.stringContaining(where);
  expect(found(withOwner(changes))).toEqual([[weight, place]]);
});

test('the company is known by its legal name too, and the application need not be named', () => {
  expect(found(withOwner({ proof: { ...owner.proof, company: nothing } }))).toEqual([]);
  expect(found(withOwner({ links: { ...owner.links, app: '' } }))).toEqual([]);
});

test('our own form needs a server, at an address of its own or behind the page', () => {
  const own = withOwner({ form: { provider: 'embedded' } });
  expect(found(own)).toEqual([]);
  expect(said({ ...own, formOrigin: undefined })).toContain('this build is for none');
  expect(said({ ...own, formOrigin: 'http://localhost:4322' })).toContain('cannot reach');
  expect(found({ ...own, formOrigin: 'https://form.example' })).toEqual([]);
});

test('each claim without evidence is found; that of identity only while it is made', () => {
  const bare = (noIdentityChecks: boolean) =>
    withOwner({ claims: { ...owner.claims, noIdentityChecks }, evidence: { C1: ' ' } });
  const claims = CLAIM_IDS.map((id) => ['must', `evidence.${id}`]);
  expect(found(bare(true))).toEqual(claims);
  expect(found(bare(false))).toEqual(claims.filter(([, where]) => where !== 'evidence.C7'));
});

test('figures that were counted more than 90 days ago, or in the future, are found', () => {
  expect(said(withClaims({ asOf: '2026-08-23' }))).toBe('');
  expect(said(withClaims({ asOf: '2026-08-22' }))).toContain('91 days ago');
  expect(said(withClaims({ asOf: '2026-11-22' }))).toContain('counted -1 days ago');
});

test('translations that do not say what English says are counted, claims and risk lines first', () => {
  const note = (key: string, kind: 'stale' | 'letters') => ({ key, kind, text: '' });
  const es = [
    note('hero.lead', 'stale'),
    note('risks.loss.text', 'stale'),
    note('hero.start', 'stale'),
  ];
  const facts = { ...ready, notes: { es, ar: [note('hero.lead', 'letters')] } };
  expect(found(facts).map(([weight]) => weight)).toEqual(['must', 'look', 'look']);
  expect(said(facts)).toContain('In "es", 2 claims or risk lines do not say');
  expect(said(facts)).toContain('In "ar", 1 more messages are to be looked at.');
});

test('each place of a claim or a risk line is one of the messages or of the owner’s sentences', () => {
  const keys = Object.keys(JSON.parse(readFileSync('messages/en.json', 'utf8')) as object);
  const all = [...keys, 'owner.'];
  expect(CLAIMS_AND_RISKS.filter((place) => !all.some((key) => key.startsWith(place)))).toEqual([]);
});

test('a roadmap that time has overtaken is found', () => {
  const planned = (year: number, quarter: number, status: 'current' | 'upcoming') =>
    withOwner({
      roadmap: { year, quarters: [{ id: 'a', quarter, status, progress: 50, items: 1 }] },
    });
  expect(said(planned(2026, 4, 'current'))).toBe('');
  expect(said(planned(2026, 4, 'upcoming'))).toBe('');
  expect(said(planned(2026, 3, 'upcoming'))).toBe('The roadmap calls Q3 2026 upcoming.');
  expect(said(planned(2024, 3, 'current'))).toBe('The roadmap calls Q3 2024 current.');
  expect(said(planned(2027, 1, 'current'))).toBe('The roadmap calls Q1 2027 current.');
});

test('a picture that shows another brand is found, and the command that draws it again', () => {
  for (const other of [{ social: { ...drawn.social, brand: 'Other' } }, {}]) {
    expect(found({ ...ready, drawn: other })).toEqual([['must', 'npm run art social']]);
  }
});

test('the command reads the settings of the environment, and fails while something must be done', () => {
  const { status, stdout } = run({ OWNER_CONFIG: SECOND, SITE_URL: 'http://localhost:9' });
  expect(stdout).toContain('Before launch\n  - The page believes');
  expect(stdout).toContain('→ npm run art social');
  expect(status).toBe(1);
});

const second = pathToFileURL(resolve(SECOND)).href;
/** Settings of the second brand with a slip in them, in a folder of their own. */
function ownConfig(slip: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = join(folder, 'owner.config.ts');
  const begins = `import { owner as second } from '${second}'; export const owner = { ...second, `;
  writeFileSync(config, begins + slip);
  return config;
}

test('messages that do not fit are told as sentences, before anything is built', () => {
  const config = ownConfig('};');
  const folder = resolve(config, '../messages');
  mkdirSync(folder);
  writeFileSync(join(folder, 'en.json'), '{\n  "faq.label": "{questions"\n}\n');
  for (const script of ['scripts/doctor.ts', 'scripts/build.ts'])
    refuses(
      { OWNER_CONFIG: config },
      `${folder}/en.json:2, "faq.label": a { is not closed`,
      script,
    );
});

test.each([
  [{ OWNER_CONFIG: '/nowhere.ts' }, 'OWNER_CONFIG names /nowhere.ts, and there is no such file.'],
  [{ PUBLIC_MARKET_API: 'nothing' }, 'PUBLIC_MARKET_API is "nothing"'],
  [{ OWNER_CONFIG: SECOND, SITE_URL: 'not an address' }, 'siteUrl: Write the address of the site'],
])('a wrong environment, %o, ends the build with a sentence', (environment, sentence) => {
  refuses(environment, sentence, 'scripts/build.ts');
});

test.each([
  ['links: { app: 1', 'owner.config.ts:1'],
  [
    "links: { ...second.links, app: 'tmx.app/x' }, form: { provider: 'hubspot' } };",
    'form.provider: Write one of',
  ],
  [
    "proof: { ...second.proof, contract: { value: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', detail: '', link: '' } } };",
    'proof.contract.value: The capitals of this address do not fit its digits',
  ],
])('a slip in the settings, %s, is told with its place', (slip, sentence) => {
  refuses({ OWNER_CONFIG: ownConfig(slip) }, sentence);
});

function refuses(environment: Record<string, string>, sentence: string, script?: string) {
  const { status, stderr } = run(environment, script);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
}

function run(environment: Record<string, string>, script = 'scripts/doctor.ts') {
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env });
}
