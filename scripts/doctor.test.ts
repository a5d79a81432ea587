import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { OwnerSchema } from '#contract/owner.ts';
import { OWN_WORDS } from '#contract/ownWords.ts';
import { owner as secondBrand } from '../site/test/secondBrand.owner.config.ts';
import { SECOND } from '../site/test/builtSite.ts';
import { claimsMade } from './doctor/claims.ts';
import { findings } from './doctor/findings.ts';
import type { Facts } from './doctor/finding.ts';
import { report, warnings } from './doctor/report.ts';

const column = { value: 'Named', detail: '', link: '' };
const settings = OwnerSchema.parse({
  ...secondBrand,
  proof: {
    contract: { ...column, value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    audit: column,
    company: column,
    team: column,
  },
  testimonials: { ...secondBrand.testimonials, illustrative: false },
  roadmap: { ...secondBrand.roadmap, quarters: [] },
});
const drawn = { social: { brand: 'Kelvo', title: 'A title', risk: 'A risk' } };

/** A page that may go public: each test takes one thing away. */
const ready: Facts = {
  owner: settings,
  ownSentences: { es: OWN_WORDS, ar: OWN_WORDS },
  drawn,
  drawnNow: drawn,
  now: new Date('2026-11-21T12:00:00Z'),
};
const withOwner = (changes: Partial<Facts['owner']>): Facts => ({
  ...ready,
  owner: { ...settings, ...changes },
});
const withLegal = (name: keyof Facts['owner']['legal']) =>
  withOwner({ legal: { ...settings.legal, [name]: '' } });
const withClaims = (changes: Partial<Facts['owner']['claims']>) =>
  withOwner({ claims: { ...settings.claims, ...changes } });
const onlyFinding = (facts: Facts) => {
  const [found, ...others] = findings(facts);
  expect(others).toEqual([]);
  return found;
};

test('a page that lacks nothing may go public', () => {
  expect(findings(ready)).toEqual([]);
  expect(report([])).toBe('Nothing is missing. The page may go public.');
});

test('each claim without evidence is found, with what to hold and where to write it', () => {
  for (const { id } of claimsMade(settings)) {
    const evidence = { ...settings.evidence, [id]: ' ' };
    const found = onlyFinding(withOwner({ evidence }));
    expect(found).toMatchObject({ group: 'Claims', weight: 'must' });
    expect(found?.says).toMatch(new RegExp(`^${id}: the page claims .+ hold .+\\.$`));
    expect(found?.where).toContain(`evidence.${id} in owner.config.ts`);
  }
});

test('the register has sixteen claims; the one about identity counts only while it is made', () => {
  const made = (noIdentityChecks: boolean) =>
    claimsMade(withClaims({ noIdentityChecks }).owner).map(({ id }) => id);
  expect(made(true)).toHaveLength(16);
  expect(made(false)).toHaveLength(15);
  expect(onlyFinding(withClaims({ noIdentityChecks: true }))?.says).toMatch(/^C7: .*legal opinion/);
});

test('figures that were counted more than 90 days ago, or in the future, are found', () => {
  expect(findings(withClaims({ asOf: '2026-08-23' }))).toEqual([]);
  expect(onlyFinding(withClaims({ asOf: '2026-08-22' }))?.says).toContain('91 days ago');
  expect(onlyFinding(withClaims({ asOf: '2026-11-22' }))?.says).toContain('still to come');
});

test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://example.com'])(
  'the address %s is no address to launch at',
  (siteUrl) => {
    expect(onlyFinding(withOwner({ siteUrl }))).toMatchObject({
      group: 'Addresses',
      weight: 'must',
      where: expect.stringContaining('siteUrl'),
    });
  },
);

test('a page that asks search engines to stay out is found', () => {
  expect(onlyFinding(withOwner({ indexable: false }))?.says).toContain('noindex');
});

test('each channel without an address is worth a look, because its button says so itself', () => {
  const { app, ...channels } = settings.links;
  expect(app).not.toBe('');
  expect(findings(withOwner({ links: { ...settings.links, app: '' } }))).toEqual([]);
  for (const name of Object.keys(channels)) {
    const found = onlyFinding(withOwner({ links: { ...settings.links, [name]: '' } }));
    expect(found).toMatchObject({ weight: 'look', where: `links.${name} in owner.config.ts` });
  }
  for (const { id } of settings.platforms) {
    const platforms = settings.platforms.map((one) => (one.id === id ? { ...one, link: '' } : one));
    const found = onlyFinding(withOwner({ platforms }));
    expect(found).toMatchObject({ weight: 'look', where: 'platforms in owner.config.ts' });
    expect(found?.says).toContain(id);
  }
});

test('company, address and e-mail must be named; the other legal lines are worth a look', () => {
  for (const name of ['entity', 'address', 'email'] as const) {
    expect(onlyFinding(withLegal(name))).toMatchObject({ group: 'Legal', weight: 'must' });
  }
  for (const name of ['registration', 'telephone', 'statement'] as const) {
    expect(onlyFinding(withLegal(name))).toMatchObject({ group: 'Legal', weight: 'look' });
  }
});

test('a page on which nobody can sign up is found', () => {
  const closed = onlyFinding(withOwner({ form: { provider: 'none' } }));
  expect(closed).toMatchObject({ group: 'Sign-up form', weight: 'must' });
  const homeless = onlyFinding(withOwner({ form: { provider: 'embedded', origin: '' } }));
  expect(homeless?.where).toContain('FORM_ORIGIN');
  const local = { provider: 'embedded', origin: 'http://localhost:4322' } as const;
  expect(onlyFinding(withOwner({ form: local }))?.says).toContain('cannot reach');
  const own = { provider: 'embedded', origin: 'https://form.example' } as const;
  expect(findings(withOwner({ form: own }))).toEqual([]);
});

test('each missing proof is worth a look; the company is known by its legal name too', () => {
  const nothing = { value: '', detail: '', link: '' };
  for (const name of ['contract', 'audit', 'team'] as const) {
    const found = onlyFinding(withOwner({ proof: { ...settings.proof, [name]: nothing } }));
    expect(found).toMatchObject({ weight: 'look', where: `proof.${name} in owner.config.ts` });
  }
  expect(findings(withOwner({ proof: { ...settings.proof, company: nothing } }))).toEqual([]);
});

test('without an address for reports of holes there is no security.txt, which is worth a look', () => {
  const found = onlyFinding(withOwner({ securityContact: '' }));
  expect(found).toMatchObject({ weight: 'look', where: 'securityContact in owner.config.ts' });
});

test('an outside form that loads without asking is worth a look', () => {
  expect(onlyFinding(withOwner({ formConsent: 'load' }))).toMatchObject({ weight: 'look' });
});

test('a sentence of the owner’s own that a language lacks is found, and so is a missing reviewer', () => {
  const found = onlyFinding({ ...ready, ownSentences: { es: OWN_WORDS, ar: ['reply'] } });
  expect(found).toMatchObject({ group: 'Languages', weight: 'must' });
  expect(found?.says).toContain('"ar" says your own sentences as in English: regions, ');
  expect(found?.where).toContain('messages/ar.json');
  const nobody = onlyFinding(withOwner({ reviewers: { es: 'Elena Prueba' } }));
  expect(nobody?.where).toBe('reviewers.ar in owner.config.ts');
});

test('invented testimonials are counted', () => {
  const { testimonials } = settings;
  const found = onlyFinding(withOwner({ testimonials: { ...testimonials, illustrative: true } }));
  expect(found?.says).toContain('The 3 testimonials are invented');
});

type Quarter = Facts['owner']['roadmap']['quarters'][number];
const planned = (quarter: number, status: 'current' | 'upcoming'): Quarter => ({
  id: `${status}${quarter}`,
  quarter,
  status,
  progress: 50,
  items: 1,
});
const withPlan = (year: number, ...quarters: Quarter[]) =>
  withOwner({ roadmap: { year, quarters } });

test('a roadmap that still plans a quarter that is over is found', () => {
  const found = onlyFinding(withPlan(2026, planned(3, 'upcoming'), planned(4, 'current')));
  expect(found?.says).toContain('Q3 2026, which is over');
});

test('a quarter called current that is not this one is found, be it over or to come', () => {
  expect(findings(withPlan(2026, planned(4, 'current')))).toEqual([]);
  const over = onlyFinding(withPlan(2024, planned(3, 'current')));
  expect(over?.says).toContain('over, current: this is Q4 2026');
  const toCome = onlyFinding(withPlan(2027, planned(1, 'current')));
  expect(toCome?.says).toContain('still to come, current');
});

test('a picture that shows another brand is found, and the command that draws it again', () => {
  const other = { social: { ...drawn.social, brand: 'Other' } };
  expect(onlyFinding({ ...ready, drawn: other })?.where).toBe('npm run art social');
  expect(onlyFinding({ ...ready, drawn: {} })?.where).toBe('npm run art social');
});

test('a build warns loudly of what visitors meet at once, and counts the rest', () => {
  const bare = withOwner({ form: { provider: 'none' }, indexable: false });
  const lines = warnings(findings({ ...bare, drawn: {} }));
  expect(lines).toEqual([
    expect.stringMatching(/^Warning: No form is set.* Mend: /),
    expect.stringMatching(/^Warning: The image of shared links.* Mend: npm run art social\.$/),
    'Warning: 1 more to do before launch; `npm run doctor` lists them.',
  ]);
  expect(warnings([])).toEqual([]);
});

test('the command reads the settings of the environment, and fails while something must be done', () => {
  const sick = run({ OWNER_CONFIG: SECOND, SITE_URL: 'http://localhost:9' });
  expect(sick.stdout).toContain('Before launch\n  Addresses\n    - The page believes');
  expect(sick.stdout).toContain('→ npm run art social');
  expect(sick.status).toBe(1);
  const broken = run({ OWNER_CONFIG: SECOND, SITE_URL: 'not an address' });
  expect(broken.status).toBe(1);
  expect(broken.stderr).toContain('siteUrl: Write the address of the site');
  expect(broken.stderr).not.toContain('    at ');
});

test('messages that do not fit are told as sentences, before anything is built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  const config = join(folder, 'owner.config.ts');
  await writeFile(config, `export { owner } from '${pathToFileURL(resolve(SECOND)).href}';`);
  await mkdir(join(folder, 'messages'));
  await writeFile(join(folder, 'messages/en.json'), '{\n  "faq.label": "{questions"\n}\n');
  for (const script of ['scripts/doctor.ts', 'scripts/build.ts']) {
    const { status, stderr } = run({ OWNER_CONFIG: config }, script);
    expect(status).toBe(1);
    expect(stderr).toContain(`${folder}/messages/en.json:2, "faq.label": a { is not closed`);
    expect(stderr).not.toContain('    at ');
  }
  await rm(folder, { recursive: true });
});

test.each([
  [{ OWNER_CONFIG: '/nowhere.ts' }, 'OWNER_CONFIG names /nowhere.ts, and there is no such file.'],
  [{ PUBLIC_MARKET_API: 'nothing' }, 'PUBLIC_MARKET_API is "nothing"'],
  [{ OUT_DIR: `${process.cwd()}-other` }, 'Choose another name.'],
])('a wrong environment, %o, ends the build with a sentence', (environment, words) => {
  const { status, stderr } = run(environment, 'scripts/build.ts');
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
});

test.each([
  ['links: { app: 1', 'owner.config.ts:1'],
  ["links: { ...second.links, app: 'tmx.app/x' } };", 'links.app: Write an address'],
  [
    "proof: { ...second.proof, contract: { value: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', detail: '', link: '' } } };",
    'proof.contract.value: The capitals of this address do not fit its digits',
  ],
  ["form: { provider: 'hubspot' } };", 'form.provider: Write one of'],
  ['claims: { ...second.claims, minimumUsd: undefined } };', 'claims.minimumUsd: This is missing.'],
])('a slip in the settings, %s, is told with its place', async (slip, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  const config = join(folder, 'owner.config.ts');
  const second = pathToFileURL(resolve(SECOND)).href;
  await writeFile(
    config,
    `import { owner as second } from '${second}'; export const owner = { ...second, ${slip}`,
  );
  const { status, stderr } = run({ OWNER_CONFIG: config });
  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr).not.toContain('    at ');
  await rm(folder, { recursive: true });
});

function run(env: Record<string, string>, script = 'scripts/doctor.ts') {
  return spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
