import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Figures by the name of their row: scores from 0 to 100, times in ms, bytes as transferred. */
export type Figures = Record<string, number>;

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
// Lighthouse loses its own trace now and then.
const ATTEMPTS = 3;
const AUDITS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'First view, bytes': 'total-byte-weight',
};
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';

/**
 * Lighthouse's figures for a phone, medians over several runs. Pages are run in turn, so that a busy
 * machine hits all alike.
 * @param pages their addresses by a name.
 * @throws Error when Lighthouse gives no result for a page.
 */
export async function comparePages(
  pages: Readonly<Record<string, string>>,
  runs: number,
  chromePath: string,
): Promise<Record<string, Figures>> {
  const measured: Record<string, Figures[]> = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(pages)) {
      (measured[name] ??= []).push(await measure(url, chromePath));
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, medians(all)]));
}

async function measure(url: string, chromePath: string): Promise<Figures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chrome = await launch({ chromeFlags: FLAGS, chromePath });
    try {
      const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
      const { audits = {}, categories = {} } = result?.lhr ?? {};
      const values = Object.entries(AUDITS).map(([name, id]) => [
        name,
        audits[id]?.numericValue ?? NaN,
      ]);
      if (values.some(([, value]) => Number.isNaN(value))) continue;
      const scores = SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
      return Object.fromEntries([...scores, ...values]) as Figures;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse gave no result for ${url}.`);
}

/** Row by row, the middle one of the same figures measured several times. */
export function medians(measured: readonly Figures[]): Figures {
  const rows = Object.keys(measured[0] ?? {}).map((row) => {
    const sorted = measured.map((one) => one[row] ?? NaN).toSorted((a, b) => a - b);
    return [row, sorted[Math.floor(sorted.length / 2)] ?? NaN];
  });
  return Object.fromEntries(rows) as Figures;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
