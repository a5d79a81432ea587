import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { createTestServer } from '../../test/testServer.ts';
import { loadTestSite } from '../../test/testSite.ts';

const PASSWORD = 'a long enough one';
const API = '/api/report?days=7';
const PATHS = ['/report', API] as const;
const LOCALHOST = '127.0.0.1';
const PROXY = '10.0.0.1';
const FORWARDED = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' };

const basic = (password: string) => ({ Authorization: `Basic ${btoa(`owner:${password}`)}` });
const AUTHORIZED = basic(PASSWORD);

/** By default, requests come from the same machine. */
async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const allSettings = { REPORT_PASSWORD: PASSWORD, TRUSTED_PROXIES: '10.0.0.0/8', ...settings };
  const { manifest } = await loadTestSite();
  const server = await createTestServer({ manifest, settings: allSettings });
  const request = (path: string, headers: Record<string, string> = {}, address = LOCALHOST) =>
    server.request(new URL(path, 'http://localhost').href, { headers }, address);
  return { request, pass: server.clock.pass };
}

test('shows the report with the password, and prevents caching and embedding', async () => {
  const { request } = await startServer();
  const [page, data] = [await request('/report', AUTHORIZED), await request(API, AUTHORIZED)];
  expect(await page.text()).toContain('<h1>What works</h1>');
  const report = (await data.json()) as Report;
  expect([report.from, report.to, report.visits]).toEqual(['2026-11-15', '2026-11-21', 0]);
  for (const { status, headers } of [page, data]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each([{}, basic(''), basic(`${PASSWORD} `), basic(PASSWORD.replace('one', 'two'))])(
  'responds to %j with a password prompt',
  async (headers) => {
    const { request } = await startServer();
    for (const path of PATHS) {
      const response = await request(path, headers);
      expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
      expect(await response.text()).toMatch(/^Enter the password/);
    }
  },
);

test('only locks out the network that is guessing passwords', async () => {
  const { request, pass } = await startServer();
  const guesses = Array.from({ length: 200 }, (_, id) => request(API, basic(`guess ${id}`)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const limited = await request(API, AUTHORIZED);
  expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect((await request(API, { ...AUTHORIZED, ...FORWARDED }, PROXY)).status).toBe(200);
  pass(60);
  for (let index = 0; index < 50; index += 1)
    expect((await request(API, AUTHORIZED)).status).toBe(200);
});

test.each<[how: string, address: string, headers: Record<string, string>, status: number]>([
  ['a trusted proxy with HTTPS', PROXY, FORWARDED, 200],
  ['a trusted proxy with HTTP', PROXY, { ...FORWARDED, 'X-Forwarded-Proto': 'http' }, 403],
  ['a trusted proxy without a scheme', PROXY, { 'X-Forwarded-For': '192.0.2.1' }, 403],
  ['another machine with HTTP', '192.0.2.1', {}, 403],
  ['another machine that claims HTTPS', '192.0.2.1', FORWARDED, 403],
  ['the same machine', '::1', {}, 200],
  ['an untrusted proxy on the same machine', LOCALHOST, FORWARDED, 403],
  ['the same machine with another host name', LOCALHOST, { Host: 'evil.example' }, 403],
])('requires HTTPS for requests from %s (%s)', async (_how, address, headers, status) => {
  const { request } = await startServer();
  const host = headers['Host'] ?? 'localhost';
  for (const path of PATHS) {
    const response = await request(`http://${host}${path}`, { ...AUTHORIZED, ...headers }, address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    if (status === 403) expect(await response.text()).toMatch(/^This page needs HTTPS/);
  }
});

test('keeps other sites from reading the report in a signed-in browser', async () => {
  const { request } = await startServer();
  for (const site of ['cross-site', 'same-site']) {
    const headers = { ...AUTHORIZED, Origin: 'https://evil.example', 'Sec-Fetch-Site': site };
    for (const path of PATHS) {
      const response = await request(path, { ...headers, 'Sec-Fetch-Dest': 'iframe' });
      expect([response.status, await response.text()]).toEqual([403, 'Not for other sites\n']);
    }
    expect((await request(API, { ...headers, 'Sec-Fetch-Dest': 'document' })).status).toBe(403);
  }
});

const LINK = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' };

test('drops the password from a link on another site', async () => {
  const { request } = await startServer();
  const response = await request('http://localhost:4321/report?days=7&x="<b>', {
    ...LINK,
    ...AUTHORIZED,
  });
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const url = '//localhost:4321/report?days=7&amp;x=%22%3Cb%3E';
  expect(text).toContain(`<meta http-equiv="refresh" content="0;url=${url}" />`);
  expect(text).toContain(`<a href="${url}">`);
  expect(text).not.toContain('What works');
});

test('ignores wrong passwords in links on other sites', async () => {
  const { request } = await startServer();
  const links = Array.from({ length: 200 }, () =>
    request('/report', { ...LINK, ...basic('wrong') }),
  );
  const correct = request('/report', { ...LINK, ...AUTHORIZED });
  const pages = await Promise.all(
    [...links, correct].map(async (response) => (await response).text()),
  );
  expect(new Set(pages).size).toBe(1);
  expect((await request('/report', AUTHORIZED)).status).toBe(200);
});

/** Returns functions that send passwords from the given addresses. */
async function createGuesser(addresses: readonly string[]) {
  const { request, pass } = await startServer();
  const guess = async (address: string) => {
    const headers = { ...basic('wrong'), ...FORWARDED, 'X-Forwarded-For': address };
    return (await request(API, headers, PROXY)).status === 401;
  };
  /** Sends a wrong password from each address, and returns how many of them were checked. */
  const guessAll = async () => {
    const guesses: boolean[] = [];
    for (const address of addresses) guesses.push(await guess(address));
    return guesses.filter(Boolean).length;
  };
  const signIn = async (address: string) =>
    (await request(API, { ...AUTHORIZED, ...FORWARDED, 'X-Forwarded-For': address }, PROXY)).status;
  return { guessAll, signIn, pass };
}

const networks = Array.from({ length: 1_000 }, (_, id) => id.toString(16));

test('limits wrong passwords per IPv6 /48', async () => {
  const { guessAll, signIn, pass } = await createGuesser(
    networks.map((id) => `2001:db8:1:${id}::1`),
  );
  expect(await guessAll()).toBe(20);
  expect([await signIn('2001:db8:1:ffff::1'), await signIn('2001:db8:2::1')]).toEqual([429, 200]);
  pass(60);
  expect(await guessAll()).toBe(2);
});

test('limits the total number of wrong passwords, except from signed-in networks', async () => {
  const { guessAll, signIn, pass } = await createGuesser(networks.map((id) => `2001:db8:${id}::1`));
  expect(await signIn('192.0.2.7')).toBe(200);
  expect(await guessAll()).toBe(100);
  expect([await signIn('192.0.2.7'), await signIn('192.0.2.8')]).toEqual([200, 429]);
  pass(60);
  expect(await guessAll()).toBe(6);
});

test("doesn't serve a report without REPORT_PASSWORD", async () => {
  const { request } = await startServer({ REPORT_PASSWORD: '' });
  for (const path of [...PATHS, '/report.html', '/report/'])
    expect((await request(path, AUTHORIZED)).status, path).toBe(404);
});
