import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_METADATA, createTestSite } from '../../server/test/testSite.ts';
import { BUTTONS } from '#contract/visits.ts';
import { getInlineHashes } from './inlineHashes.ts';
import { writeStaticHeaders } from './staticHeaders.ts';

async function build(...given: Parameters<typeof createTestSite>) {
  const { folder, manifest, remove } = await createTestSite(...given);
  onTestFinished(remove);
  return {
    manifest,
    policyOf: (kind = '') => manifest.headers[kind]?.['Content-Security-Policy'],
    /** The headers for static hosts. */
    host: async () => {
      await writeStaticHeaders(folder, manifest, SITE_METADATA.owner);
      return readFile(join(folder, '_headers'), 'utf8');
    },
  };
}

test('hashes each inline script and style once, like a browser', () => {
  const page = `<STYLE media="a>b">p{}\r\n</STYLE><script>a()</script><script type=module>b()</script>
    <script src="/x.js"></script><script type="application/ld+json">{}</script><script>a()</script>`;
  const { scripts, styles } = getInlineHashes([page, page]);
  expect(scripts).toHaveLength(2);
  // Known values, from: printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toContain("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='");
  expect(styles).toEqual(["'sha256-ENciTu8dY6ZA4nEGXBqyKSkyCEnyvmHRBTrJoNuRdwE='"]);
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
] as const)('lets the page frame only %s if its form is %j', async (sources, form, formOrigin) => {
  const owner = { ...SITE_METADATA.owner, form };
  const marketOrigin = 'https://api.coingecko.com';
  const { policyOf } = await build({ ...SITE_METADATA, owner, formOrigin, marketOrigin });
  expect(policyOf('page')).toContain(`frame-src ${sources};`);
  expect(policyOf('page')).toContain(`connect-src 'self' ${marketOrigin};`);
});

test('puts the rules of static hosts below the path, with policies for the origin', async () => {
  const owner = { ...SITE_METADATA.owner, siteUrl: 'https://example.com/landing' };
  const { manifest, policyOf, host } = await build({ ...SITE_METADATA, owner });
  expect(manifest).toMatchObject({ siteOrigin: 'https://example.com', base: '/landing' });
  expect(policyOf('form')).toContain("frame-ancestors 'self' https://example.com;");
  expect((await host()).match(/^\S+$/gm)).toEqual([
    '/landing/*',
    '/landing/_astro/*',
    '/landing/form/*',
    '/landing/es/form/*',
  ]);
});

test('lists what pages count, including the owner’s own buttons', async () => {
  const own = '<a href="#top" data-track="own-video">Watch</a><i data-track="none"></i>';
  const { manifest } = await build(SITE_METADATA, { 'index.html': own, '404.html': own });
  expect(manifest.buttons).toEqual([...BUTTONS, 'own-video']);
});

test('allows the inline code of each kind of page, on static hosts of any', async () => {
  const pages = {
    'index.html': '<script>a()</script>',
    '404.html': '<script>b()</script>',
    'form/index.html': '<script>c()</script>',
  };
  const { manifest, policyOf, host } = await build(SITE_METADATA, pages);
  const told = await host();
  for (const [path, html] of Object.entries(pages)) {
    const own = getInlineHashes([html]).scripts.join(' ');
    const kind = manifest.files.find((file) => file.path === path)?.headers;
    expect(policyOf(kind)).toContain(`script-src 'self' ${own};`);
    expect(told).toContain(own);
  }
});

test('allows declared scripts only on the page, from their own origins', async () => {
  const script = { attributes: {}, connect: [], image: [], consent: false, words: 'W' };
  const analytics = [
    { ...script, src: 'https://a.example/s.js', connect: ['https://b.example'] },
    { ...script, src: 'https://a.example/t.js', image: ['https://*.b.example'] },
  ];
  const { policyOf } = await build({
    ...SITE_METADATA,
    owner: { ...SITE_METADATA.owner, analytics },
  });
  expect(policyOf('page')).toMatch(/script-src [^;]* https:\/\/a\.example;.*trusted-types default/);
  expect(policyOf('page')).toContain("connect-src 'self' https://b.example;");
  expect(policyOf('page')).toContain("img-src 'self' data: https://*.b.example;");
  for (const kind of ['form', 'error'])
    expect(policyOf(kind)).not.toMatch(/[ab]\.example|types default/);
});

test('asks search engines not to list any file of a staging build', async () => {
  const { manifest } = await build({ ...SITE_METADATA, isStaging: true });
  for (const headers of Object.values(manifest.headers)) {
    expect(headers['X-Robots-Tag']).toBe('noindex');
  }
});

test('requires HTTPS of subdomains only if the owner asks', async () => {
  const asked = await build({
    ...SITE_METADATA,
    owner: { ...SITE_METADATA.owner, hstsSubdomains: true },
  });
  expect(asked.manifest.headers['page']?.['Strict-Transport-Security']).toContain(
    'includeSubDomains',
  );
});

test('writes no header twice for one path on static hosts', async () => {
  const { manifest, host } = await build();
  const text = await host();
  const { 'Cross-Origin-Resource-Policy': _, ...page } = manifest.headers['host'] ?? {};
  const lines = (path: string) =>
    `\n${text}`
      .split(`\n${path}\n`)[1]
      ?.split(/^(?! {2})/m)[0]
      ?.split('\n') ?? [];
  for (const [name, value] of Object.entries(page)) {
    expect(lines('/*')).toContain(`  ${name}: ${value}`);
  }
  expect(lines('/*')).toContain('  Strict-Transport-Security: max-age=63072000');
  expect(lines('/_astro/*')).toContain('  Cache-Control: public, max-age=31536000, immutable');
  expect(lines('/es/form/*')).toContain('  X-Robots-Tag: noindex');
  const everywhere = lines('/*').map((line) => line.split(':')[0]);
  for (const path of ['/_astro/*', '/form/*', '/es/form/*']) {
    const names = lines(path).flatMap((line) => line.split(':')[0] || []);
    expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

test('refuses a header that hosts would cut off', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
  const { host } = await build(SITE_METADATA, { 'index.html': scripts });
  await expect(host()).rejects.toThrow(RangeError);
});
