import { expect, test } from 'vitest';
import type { Report } from '#contract/report.ts';
import { openServer } from '../../test/testServer.ts';
import { loadTestSite } from '../../test/testSite.ts';

const PASSWORD = 'a long enough one';
const API = '/api/report?days=7';
const PATHS = ['/report', API] as const;
const HERE = '127.0.0.1';
const PROXY = '10.0.0.1';
const PASSED_ON = { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Proto': 'https' };

const basic = (password: string) => ({ Authorization: `Basic ${btoa(`owner:${password}`)}` });
const KNOWN = basic(PASSWORD);

/** A server with the report; each request comes from an address, by default from the machine itself. */
async function open(settings: Readonly<Record<string, string>> = {}) {
  const given = { REPORT_PASSWORD: PASSWORD, TRUSTED_PROXIES: '10.0.0.0/8', ...settings };
  const { manifest } = await loadTestSite();
  const server = await openServer({ manifest, settings: given });
  const ask = (path: string, headers: Record<string, string> = {}, address = HERE) =>
    server.ask(new URL(path, 'http://localhost').href, { headers }, address);
  return { ask, pass: server.clock.pass };
}

test('shows page and figures to whoever knows the password, to be kept, framed and listed by nobody', async () => {
  const { ask } = await open();
  const [page, figures] = [await ask('/report', KNOWN), await ask(API, KNOWN)];
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
  'to whoever sends %j it says nothing but that it asks for the password',
  async (headers) => {
    const { ask } = await open();
    for (const path of PATHS) {
      const answer = await ask(path, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
      expect(await answer.text()).toMatch(/^The report asks for the password/);
    }
  },
);

test('a flood of guesses from a network is cut off, with the right one among them, and from no other', async () => {
  const { ask, pass } = await open();
  const guesses = Array.from({ length: 200 }, (_, id) => ask(API, basic(`guess ${id}`)));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  const cut = await ask(API, KNOWN);
  expect([cut.status, cut.headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect((await ask(API, { ...KNOWN, ...PASSED_ON }, PROXY)).status).toBe(200);
  pass(60);
  for (let looked = 0; looked < 50; looked += 1) expect((await ask(API, KNOWN)).status).toBe(200);
});

test.each<[how: string, address: string, headers: Record<string, string>, status: number]>([
  ['a trusted proxy with HTTPS', PROXY, PASSED_ON, 200],
  ['a trusted proxy with HTTP', PROXY, { ...PASSED_ON, 'X-Forwarded-Proto': 'http' }, 403],
  ['a trusted proxy that does not say', PROXY, { 'X-Forwarded-For': '192.0.2.1' }, 403],
  ['outside over HTTP', '192.0.2.1', {}, 403],
  ['outside, which claims HTTPS', '192.0.2.1', PASSED_ON, 403],
  ['the machine itself', '::1', {}, 200],
  ['a proxy on the machine that nobody named', HERE, PASSED_ON, 403],
  ['a name that leads to the machine', HERE, { Host: 'evil.example' }, 403],
])('by way of %s from %s', async (_how, address, headers, status) => {
  const { ask } = await open();
  const host = headers['Host'] ?? 'localhost';
  for (const path of PATHS) {
    const answer = await ask(`http://${host}${path}`, { ...KNOWN, ...headers }, address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    if (status === 403) expect(await answer.text()).toMatch(/over HTTPS alone/);
  }
});

test('another site reads nothing, whoever is logged in, and may only lead to the page', async () => {
  const { ask } = await open();
  for (const site of ['cross-site', 'same-site']) {
    const asked = { ...KNOWN, Origin: 'https://evil.example', 'Sec-Fetch-Site': site };
    for (const path of PATHS) {
      const answer = await ask(path, { ...asked, 'Sec-Fetch-Dest': 'iframe' });
      expect([answer.status, await answer.text()]).toEqual([403, 'Not for other sites\n']);
    }
    const link = { ...asked, 'Sec-Fetch-Dest': 'document' };
    expect([(await ask('/report', link)).status, (await ask(API, link)).status]).toEqual([
      200, 403,
    ]);
  }
});

test('without REPORT_PASSWORD there is neither page nor figures', async () => {
  const { ask } = await open({ REPORT_PASSWORD: '' });
  for (const path of [...PATHS, '/report.html', '/report/'])
    expect((await ask(path, KNOWN)).status, path).toBe(404);
});
