import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Figures by the name of their row: scores from 0 to 100, times in ms, bytes as transferred. */
export type Figures = Record<string, number>;

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
// Lighthouse sometimes loses its trace and gives no figures.
const ATTEMPTS = 3;
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  ['LCP, ms', 'largest-contentful-paint'],
  ['TBT, ms', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
  ['First view, bytes', 'total-byte-weight'],
] as const;
const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/**
 * Lighthouse's scores and figures of a page on a phone.
 * @throws Error when Lighthouse gives no result.
 */
export async function measure(url: string, chromePath: string): Promise<Figures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chrome = await launch({ chromeFlags: FLAGS, chromePath });
    const running = lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const result = await running.finally(() => chrome.kill());
    const { audits = {}, categories = {} } = result?.lhr ?? {};
    const figures = Object.fromEntries([
      ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? NaN) * 100)] as const),
      ...AUDITS.map(([row, id]) => [row, audits[id]?.numericValue ?? NaN] as const),
    ]);
    if (!Object.values(figures).some(Number.isNaN)) return figures;
  }
  throw new Error(`Lighthouse gave no result for ${url}.`);
}

/** Row by row, the middle one of the same figures measured several times. */
export function medians(measured: readonly Figures[]): Figures {
  const rows = Object.keys(measured[0] ?? {}).map((row) => {
    const sorted = measured.map((one) => one[row] ?? NaN).toSorted((a, b) => a - b);
    return [row, sorted[Math.floor(sorted.length / 2)] ?? NaN] as const;
  });
  return Object.fromEntries(rows);
}

/**
 * Serves a page with one heading behind the headers of another one: what it measures is the browser and
 * the machine, and no page can be quicker.
 */
export async function serveEmptyPage(behindHeadersOf: string) {
  const { headers } = await fetch(behindHeadersOf);
  const ofTheBytes = /^(?:content-(?:length|encoding)|etag|vary|date|connection|keep-alive)$/;
  const same = Object.fromEntries([...headers].filter(([name]) => !ofTheBytes.test(name)));
  const server = createServer((_, response) => response.writeHead(200, same).end(EMPTY));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
