import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { createTestServer } from '../../test/testServer.ts';
import { loadTestSite } from '../../test/testSite.ts';

const PASSWORD = 'a long enough one';
const API = '/api/report?days=7';
const PATHS = ['/report', API] as const;
const HERE = '127.0.0.1';
const PROXY = '10.0.0.1';
const PASSED_ON = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' };

const basic = (password: string) => ({ Authorization: `Basic ${btoa(`owner:${password}`)}` });
const KNOWN = basic(PASSWORD);

/** A server with the report. Requests come from an address, by default the machine's own. */
async function open(settings: Readonly<Record<string, string>> = {}) {
  const given = { REPORT_PASSWORD: PASSWORD, TRUSTED_PROXIES: '10.0.0.0/8', ...settings };
  const { manifest } = await loadTestSite();
  const server = await createTestServer({ manifest, settings: given });
  const request = (path: string, headers: Record<string, string> = {}, address = HERE) =>
    server.request(new URL(path, 'http://localhost').href, { headers }, address);
  return { request, pass: server.clock.pass };
}

test('shows the report with the password; nothing can cache or frame it', async () => {
  const { request } = await open();
  const [page, figures] = [await request('/report', KNOWN), await request(API, KNOWN)];
  expect(await page.text()).toContain('<h1>What works</h1>');
  const report = (await figures.json()) as Report;
  expect([report.from, report.to, report.visits]).toEqual(['2026-11-15', '2026-11-21', 0]);
  for (const { status, headers } of [page, figures]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([{}, basic(''), basic(`${PASSWORD} `), basic(PASSWORD.replace('one', 'two'))])(
  'with %j asks for the password and reveals nothing else',
  async (headers) => {
    const { request } = await open();
    for (const path of PATHS) {
      const answer = await request(path, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
      expect(await answer.text()).toMatch(/^Enter the password/);
    }
  },
);

test('a flood of guesses locks out only its own network', async () => {
  const { request, pass } = await open();
  const guesses = Array.from({ length: 200 }, (_, id) => request(API, basic(`guess ${id}`)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const cut = await request(API, KNOWN);
  expect([cut.status, cut.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect((await request(API, { ...KNOWN, ...PASSED_ON }, PROXY)).status).toBe(200);
  pass(60);
  for (let looked = 0; looked < 50; looked += 1)
    expect((await request(API, KNOWN)).status).toBe(200);
});

test.each<[how: string, address: string, headers: Record<string, string>, status: number]>([
  ['a trusted proxy with HTTPS', PROXY, PASSED_ON, 200],
  ['a trusted proxy with HTTP', PROXY, { ...PASSED_ON, 'X-Forwarded-Proto': 'http' }, 403],
  ['a trusted proxy without a scheme', PROXY, { 'X-Forwarded-For': '192.0.2.1' }, 403],
  ['outside over HTTP', '192.0.2.1', {}, 403],
  ['outside, claiming HTTPS', '192.0.2.1', PASSED_ON, 403],
  ['the machine itself', '::1', {}, 200],
  ['an unlisted proxy on the machine', HERE, PASSED_ON, 403],
  ['another name of the machine', HERE, { Host: 'evil.example' }, 403],
])('by way of %s (%s) requires HTTPS', async (_how, address, headers, status) => {
  const { request } = await open();
  const host = headers['Host'] ?? 'localhost';
  for (const path of PATHS) {
    const answer = await request(`http://${host}${path}`, { ...KNOWN, ...headers }, address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    if (status === 403) expect(await answer.text()).toMatch(/^This page needs HTTPS/);
  }
});

test("other sites can't read the report through a signed-in browser", async () => {
  const { request } = await open();
  for (const site of ['cross-site', 'same-site']) {
    const asked = { ...KNOWN, Origin: 'https://evil.example', 'Sec-Fetch-Site': site };
    for (const path of PATHS) {
      const answer = await request(path, { ...asked, 'Sec-Fetch-Dest': 'iframe' });
      expect([answer.status, await answer.text()]).toEqual([403, 'Not for other sites\n']);
    }
    expect((await request(API, { ...asked, 'Sec-Fetch-Dest': 'document' })).status).toBe(403);
  }
});

const LINK = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' };

test('a link from another site opens the report without its password', async () => {
  const { request } = await open();
  const answer = await request('http://localhost:4321/report?days=7&x="<b>', { ...LINK, ...KNOWN });
  const text = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const address = '//localhost:4321/report?days=7&amp;x=%22%3Cb%3E';
  expect(text).toContain(`<meta http-equiv="refresh" content="0;url=${address}" />`);
  expect(text).toContain(`<a href="${address}">`);
  expect(text).not.toContain('What works');
});

test("doesn't check or count wrong passwords in other sites' links", async () => {
  const { request } = await open();
  const links = Array.from({ length: 200 }, () =>
    request('/report', { ...LINK, ...basic('wrong') }),
  );
  const right = request('/report', { ...LINK, ...KNOWN });
  const pages = await Promise.all([...links, right].map(async (answer) => (await answer).text()));
  expect(new Set(pages).size).toBe(1);
  expect((await request('/report', KNOWN)).status).toBe(200);
});

/** Sends one wrong password from each address. Returns how many were checked. */
async function guessFrom(addresses: readonly string[]) {
  const { request, pass } = await open();
  const guess = async (address: string) => {
    const headers = { ...basic('wrong'), ...PASSED_ON, 'X-Forwarded-For': address };
    return (await request(API, headers, PROXY)).status === 401;
  };
  const checked = async () => {
    const guesses: boolean[] = [];
    for (const address of addresses) guesses.push(await guess(address));
    return guesses.filter(Boolean).length;
  };
  const signIn = async (address: string) =>
    (await request(API, { ...KNOWN, ...PASSED_ON, 'X-Forwarded-For': address }, PROXY)).status;
  return { checked, signIn, pass };
}

const networks = Array.from({ length: 1_000 }, (_, id) => id.toString(16));

test('limits wrong passwords of a whole IPv6 /48', async () => {
  const { checked, signIn, pass } = await guessFrom(networks.map((id) => `2001:db8:1:${id}::1`));
  expect(await checked()).toBe(20);
  expect([await signIn('2001:db8:1:ffff::1'), await signIn('2001:db8:2::1')]).toEqual([429, 200]);
  pass(60);
  expect(await checked()).toBe(2);
});

test('limits all wrong passwords, except on networks that signed in', async () => {
  const { checked, signIn, pass } = await guessFrom(networks.map((id) => `2001:db8:${id}::1`));
  expect(await signIn('192.0.2.7')).toBe(200);
  expect(await checked()).toBe(100);
  expect([await signIn('192.0.2.7'), await signIn('192.0.2.8')]).toEqual([200, 429]);
  pass(60);
  expect(await checked()).toBe(6);
});

test('has no report without REPORT_PASSWORD', async () => {
  const { request } = await open({ REPORT_PASSWORD: '' });
  for (const path of [...PATHS, '/report.html', '/report/'])
    expect((await request(path, KNOWN)).status, path).toBe(404);
});
