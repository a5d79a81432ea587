import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FACTS, makeSite } from '../../server/test/testSite.ts';
import { inlineHashes } from './inlineHashes.ts';
import { writeStaticHeaders } from './staticHeaders.ts';

async function build(...given: Parameters<typeof makeSite>) {
  const site = await makeSite(...given);
  onTestFinished(site.remove);
  const read = (path: string) => readFile(join(site.folder, path));
  return { ...site, read };
}

test('lays compressed forms beside a file only where they are smaller', async () => {
  const { folder } = await build();
  expect(await readdir(folder)).not.toContain('robots.txt.br');
  const pictures = await readdir(join(folder, 'images'));
  expect(pictures.filter((name) => name.startsWith('hero'))).toEqual(['hero.avif']);
});

test('hashes each inline script and style once, as a browser does', () => {
  const page = `<STYLE media="a>b">p{}\r\n</STYLE><script>a()</script><script type=module>b()</script>
    <script src="/x.js"></script><script type="application/ld+json">{}</script><script>a()</script>`;
  const { scripts, styles } = inlineHashes([page, page]);
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
] as const)(
  'lets the page frame %s alone, where its form is %j',
  async (sources, form, formOrigin) => {
    const owner = { ...FACTS.owner, form };
    const marketOrigin = 'https://api.coingecko.com';
    const { manifest } = await build({ ...FACTS, owner, formOrigin, marketOrigin });
    const policy = manifest.headers['page']?.['Content-Security-Policy'];
    expect(policy).toContain(`frame-src ${sources};`);
    expect(policy).toContain(`connect-src 'self' ${marketOrigin};`);
  },
);

test('lets a page run what stands in pages of its kind, and a static host what stands in any', async () => {
  const scripts = { 'index.html': 'a()', '404.html': 'b()', 'form/index.html': 'c()' };
  const hashed = Object.entries(scripts).map(([path, script]) => {
    return { path, html: `<script>${script}</script>` };
  });
  const { folder, manifest, read } = await build(
    FACTS,
    Object.fromEntries(hashed.map(({ path, html }) => [path, html])),
  );
  await writeStaticHeaders(folder, manifest);
  const host = String(await read('_headers'));
  for (const { path, html } of hashed) {
    const { headers } = manifest.files.find((file) => file.path === path) ?? { headers: '' };
    const { scripts: own } = inlineHashes([html]);
    const policy = manifest.headers[headers]?.['Content-Security-Policy'];
    expect(policy).toContain(`script-src 'self' ${own.join(' ')};`);
    expect(host).toContain(own.join(' '));
  }
});

test('lets a declared script run on the page alone, from its own origin, which may be sent to', async () => {
  const analytics = {
    src: 'https://a.example/s.js',
    attributes: {},
    connect: ['https://b.example'],
    words: 'W',
  };
  const { manifest } = await build({ ...FACTS, owner: { ...FACTS.owner, analytics } });
  const policyOf = (kind: string) => manifest.headers[kind]?.['Content-Security-Policy'];
  expect(policyOf('page')).toMatch(/script-src [^;]* https:\/\/a\.example;.*trusted-types default/);
  expect(policyOf('page')).toContain("connect-src 'self' https://b.example;");
  for (const kind of ['form', 'error'])
    expect(policyOf(kind)).not.toMatch(/[ab]\.example|types default/);
});

test('writes the same headers for static hosts, none of them twice for one path', async () => {
  const { folder, manifest, read } = await build();
  await writeStaticHeaders(folder, manifest);
  const text = String(await read('_headers'));
  const { 'Cross-Origin-Resource-Policy': _, ...page } = manifest.headers['host'] ?? {};
  const lines = (path: string) =>
    new RegExp(`^${RegExp.escape(path)}\n((?:  .*\n)*)`, 'm').exec(text)?.[1]?.split('\n') ?? [];
  for (const [name, value] of Object.entries(page)) {
    expect(lines('/*')).toContain(`  ${name}: ${value}`);
  }
  expect(lines('/*')).toContain('  Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(lines('/_astro/*')).toContain('  Cache-Control: public, max-age=31536000, immutable');
  expect(lines('/es/form/*')).toContain('  X-Robots-Tag: noindex');
  const everywhere = lines('/*').map((line) => line.split(':')[0]);
  for (const path of ['/_astro/*', '/form/*', '/es/form/*']) {
    const names = lines(path).flatMap((line) => line.split(':')[0] || []);
    expect(names.filter((name) => everywhere.includes(name))).toEqual([]);
  }
});

test('says nothing of forms where none is built', async () => {
  const { folder, manifest, read } = await build(FACTS, { 'index.html': '<p>', '404.html': '<p>' });
  await writeStaticHeaders(folder, manifest);
  expect(String(await read('_headers'))).not.toContain('form/*');
});

test('refuses a header that hosts would cut off', async () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`).join('');
  const { folder, manifest } = await build(FACTS, { 'index.html': scripts });
  await expect(writeStaticHeaders(folder, manifest)).rejects.toThrow(RangeError);
});
