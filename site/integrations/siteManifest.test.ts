import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_METADATA, createTestSite } from '../../server/test/testSite.ts';
import { BUTTONS } from '#contract/visits.ts';
import { getInlineHashes } from './inlineHashes.ts';
import { writeStaticHeaders } from './staticHeaders.ts';

async function build(...args: Parameters<typeof createTestSite>) {
  const { folder, manifest, remove } = await createTestSite(...args);
  onTestFinished(remove);
  return {
    manifest,
    getPolicy: (headers = '') => manifest.headers[headers]?.['Content-Security-Policy'],
    /** Returns the content of the headers file for static hosts. */
    writeHeaders: async () => {
      await writeStaticHeaders(folder, manifest, SITE_METADATA.owner);
      return readFile(join(folder, '_headers'), 'utf8');
    },
  };
}

test('hashes each inline script and style once, like browsers do', () => {
  const page = `<STYLE media="a>b">p{}\r\n</STYLE><script>a()</script><script type=module>b()</script>
    <script src="/x.js"></script><script type="application/ld+json">{}</script><script>a()</script>`;
  const { scripts, styles } = getInlineHashes([page, page]);
  expect(scripts).toHaveLength(2);
  // From: printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
  expect(styles).toEqual(["'sha256-ENciTu8dY6ZA4nEGXBqyKSkyCEnyvmHRBTrJoNuRdwE='"]);
});

test('creates an ETag from the file content', async () => {
  const getTag = async (html: string) => {
    const { manifest } = await build(SITE_METADATA, { 'index.html': html });
    return manifest.files[0]?.etag;
  };
  expect(await getTag('one')).toMatch(/^"[\w-]{22}"$/);
  expect(await getTag('one')).toBe(await getTag('one'));
  expect(await getTag('two')).not.toBe(await getTag('one'));
});

test('other sites can embed the logo and all social images', async () => {
  const { manifest } = await build();
  const shared = manifest.files.filter(({ headers }) => headers === 'shared');
  expect(shared.map(({ path }) => path)).toEqual(['logo.png', 'social.es.png', 'social.png']);
});

const LEAD_CONNECTOR = {
  provider: 'leadconnector',
  formId: 'a',
  host: 'https://api.example',
  formName: 'b',
} as const;
test.each([
  ["'none'", { provider: 'none' }, null],
  ["'self'", { provider: 'embedded' }, null],
  ["'self' https://form.example", { provider: 'embedded' }, 'https://form.example'],
  ['https://tally.so', { provider: 'url', url: 'https://tally.so/r/1' }, null],
  ['https://api.example', LEAD_CONNECTOR, null],
] as const)('allows only %s in frames for form %j', async (sources, form, formOrigin) => {
  const owner = { ...SITE_METADATA.owner, form };
  const marketOrigin = 'https://api.coingecko.com';
  const { getPolicy } = await build({ ...SITE_METADATA, owner, formOrigin, marketOrigin });
  expect(getPolicy('page')).toContain(`frame-src ${sources};`);
  expect(getPolicy('page')).toContain(`connect-src 'self' ${marketOrigin};`);
});

test('adds the base path to rules for static hosts, but not to policies', async () => {
  const owner = { ...SITE_METADATA.owner, siteUrl: 'https://example.com/landing' };
  const { manifest, getPolicy, writeHeaders } = await build({ ...SITE_METADATA, owner });
  expect(manifest).toMatchObject({ siteOrigin: 'https://example.com', base: '/landing' });
  expect(getPolicy('form')).toContain("frame-ancestors 'self' https://example.com;");
  expect((await writeHeaders()).match(/^\S+$/gm)).toEqual([
    '/landing/*',
    '/landing/_astro/*',
    '/landing/form/*',
    '/landing/es/form/*',
  ]);
});

test('lists tracked buttons, including the owner’s custom ones', async () => {
  const html = '<a href="#top" data-track="own-video">Watch</a><i data-track="none"></i>';
  const { manifest } = await build(SITE_METADATA, { 'index.html': html, '404.html': html });
  expect(manifest.buttons).toEqual([...BUTTONS, 'own-video']);
});

test('allows inline code by page type, or for all pages on static hosts', async () => {
  const pages = {
    'index.html': '<script>a()</script>',
    '404.html': '<script>b()</script>',
    'form/index.html': '<script>c()</script>',
  };
  const { manifest, getPolicy, writeHeaders } = await build(SITE_METADATA, pages);
  const hostHeaders = await writeHeaders();
  for (const [path, html] of Object.entries(pages)) {
    const hashes = getInlineHashes([html]).scripts.join(' ');
    const headers = manifest.files.find((file) => file.path === path)?.headers;
    expect(getPolicy(headers)).toContain(`script-src 'self' ${hashes};`);
    expect(hostHeaders).toContain(hashes);
  }
});

test('allows inline code on confirmation pages', async () => {
  const html = '<script>a()</script>';
  const { getPolicy } = await build(SITE_METADATA, { 'form/confirm/index.html': html });
  expect(getPolicy('confirm')).toContain(
    `script-src 'self' ${getInlineHashes([html]).scripts.join()};`,
  );
});

test('allows third-party scripts only on pages and from declared origins', async () => {
  const script = {
    attributes: {},
    connect: [],
    image: [],
    consent: false,
    cookies: [],
    words: 'W',
  };
  const analytics = [
    { ...script, src: 'https://a.example/s.js', connect: ['https://b.example'] },
    { ...script, src: 'https://a.example/t.js', image: ['https://*.b.example'] },
  ];
  const { getPolicy } = await build({
    ...SITE_METADATA,
    owner: { ...SITE_METADATA.owner, analytics },
  });
  const policy = getPolicy('page');
  expect(policy).toMatch(/script-src [^;]* https:\/\/a\.example;.*trusted-types default/);
  expect(policy).toContain("connect-src 'self' https://b.example;");
  expect(policy).toContain("img-src 'self' data: https://*.b.example;");
  for (const headers of ['form', 'error'])
    expect(getPolicy(headers)).not.toMatch(/[ab]\.example|types default/);
});

test('sets noindex on all files in a staging build', async () => {
  const { manifest } = await build({ ...SITE_METADATA, isStaging: true });
  for (const headers of Object.values(manifest.headers)) {
    expect(headers['X-Robots-Tag']).toBe('noindex');
  }
});

test('requires HTTPS for subdomains if the owner opts in', async () => {
  const withSubdomains = await build({
    ...SITE_METADATA,
    owner: { ...SITE_METADATA.owner, hstsSubdomains: true },
  });
  expect(withSubdomains.manifest.headers['page']?.['Strict-Transport-Security']).toContain(
    'includeSubDomains',
  );
});

test("doesn't repeat a header in rules that match the same path", async () => {
  const { manifest, writeHeaders } = await build();
  const text = await writeHeaders();
  const { 'Cross-Origin-Resource-Policy': _, ...page } = manifest.headers['host'] ?? {};
  const getLines = (path: string) =>
    `\n${text}`
      .split(`\n${path}\n`)[1]
      ?.split(/^(?! {2})/m)[0]
      ?.split('\n') ?? [];
  for (const [name, value] of Object.entries(page)) {
    expect(getLines('/*')).toContain(`  ${name}: ${value}`);
  }
  expect(getLines('/*')).toContain('  Strict-Transport-Security: max-age=63072000');
  expect(getLines('/_astro/*')).toContain('  Cache-Control: public, max-age=31536000, immutable');
  expect(getLines('/es/form/*')).toContain('  X-Robots-Tag: noindex');
  const everywhere = getLines('/*').map((line) => line.split(':')[0]);
  for (const path of ['/_astro/*', '/form/*', '/es/form/*']) {
    const names = getLines(path).flatMap((line) => line.split(':')[0] || []);
    expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

test('rejects a header that is too long for static hosts', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
  const { writeHeaders } = await build(SITE_METADATA, { 'index.html': scripts });
  await expect(writeHeaders()).rejects.toThrow(RangeError);
});
