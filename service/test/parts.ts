import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FORM_FOLDER, FORM_MANIFEST, FORM_WORDS } from '#contract/formFiles.ts';
import { ASSET_IDS } from '#contract/quote.ts';
import { createApp, type AppParts } from '../src/app.ts';
import { trustedProxies } from '../src/http/clientAddress.ts';
import { loadSite, type Site } from '../src/http/loadSite.ts';
import { createLog } from '../src/http/log.ts';
import { createMetrics } from '../src/http/metrics.ts';
import { createRelay, type RelayParts } from '../src/market/relay.ts';
import type { AskUpstream, UpstreamAnswer } from '../src/market/upstream.ts';
import { FILES, LANGUAGES } from './formWorld.ts';

/** 2026-11-21 12:00:00 UTC, in Unix milliseconds. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Clocks that move only when told to: a monotonic one, and a wall clock that can also be set. */
export function createClock() {
  let elapsedMs = 0;
  let setAheadMs = 0;
  return {
    elapsed: () => elapsedMs,
    now: () => NOON + elapsedMs + setAheadMs,
    /** The upstream's own clock, which nobody sets. */
    trueNow: () => NOON + elapsedMs,
    pass: (seconds: number) => (elapsedMs += seconds * 1_000),
    setWallClock: (seconds: number) => (setAheadMs += seconds * 1_000),
  };
}

export type Clock = ReturnType<typeof createClock>;

/** A good answer: every coin at this price, as old as said. */
export function goodAnswer(clock: Clock, usd = 100, ageSeconds = 0): UpstreamAnswer {
  const quote = {
    usd,
    usd_market_cap: 1e9,
    usd_24h_vol: 1e6,
    usd_24h_change: 1.5,
    last_updated_at: Math.floor(clock.trueNow() / 1_000) - ageSeconds,
  };
  return {
    kind: 'quotes',
    quotes: new Map(ASSET_IDS.map((id) => [id, quote])),
    answeredAtMs: clock.trueNow(),
  };
}

export const DOWN: UpstreamAnswer = {
  kind: 'failed',
  reason: 'network',
  status: null,
  hintMs: null,
};

/** A relay over a scripted upstream; `calls()` counts what reached it. */
export function testRelay(
  clock: Clock,
  answer: () => UpstreamAnswer | Promise<UpstreamAnswer>,
  more: Partial<RelayParts> = {},
) {
  let calls = 0;
  const ask: AskUpstream = async () => {
    calls += 1;
    return answer();
  };
  const relay = createRelay({
    ask,
    intervalMs: 60_000,
    elapsed: clock.elapsed,
    now: clock.now,
    pause: () => new Promise(() => {}),
    sample: null,
    onCall: () => {},
    ...more,
  });
  return { ...relay, calls: () => calls };
}

export const PAGE = `<!doctype html><html lang="en"><title>TMX</title>
<style>body{margin:0}</style><script>document.documentElement.dataset.js=''</script>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script type="module" src="/_astro/app.a1b2c3.js"></script><p>${'The floor is open. '.repeat(40)}`;

const SITE: Readonly<Record<string, string>> = {
  [`${FORM_FOLDER}/${FORM_MANIFEST}`]: JSON.stringify(FILES),
  [`${FORM_FOLDER}/${FORM_WORDS}`]: JSON.stringify(LANGUAGES),
  [`${FORM_FOLDER}/form.css`]: 'html{color:red}',
  'index.html': PAGE,
  '404.html': '<!doctype html><title>Not found</title><h1>Oops! Page not found</h1>',
  '500.html': '<!doctype html><h1>Unexpected Application Error!</h1>',
  'legal.html': '<!doctype html><title>Legal</title>',
  'docs/index.html': '<!doctype html><title>Docs</title>',
  _headers: '/*\n  X-Secret: 1',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  '_astro/app.a1b2c3.js': `export const words = ${JSON.stringify('trade '.repeat(60))};`,
  'images/hero.avif': 'not really an image',
  'images/coin.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'fonts/archivo.woff2': 'not really a font',
  'manifest.webmanifest': '{"name":"TMX"}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset></urlset>',
  'favicon.ico': 'icon',
};

/** Writes a small built site into a new folder. */
export async function makeSite(files = SITE) {
  const folder = await mkdtemp(join(tmpdir(), 'tmx-site-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** The whole app over the small site, with a market that is down unless the test says otherwise. */
export async function testApp(more: Partial<AppParts> = {}) {
  site ??= loadSmallSite();
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = createApp({
    site: await site,
    relay: testRelay(createClock(), () => DOWN),
    counting: null,
    log: createLog({ write: (line) => lines.push(line), now: () => NOON, form: 'json' }),
    metrics,
    metricsToken: null,
    trusted: trustedProxies([]),
    readiness: () => Promise.resolve('ready'),
    marketOrigin: null,
    formOrigin: 'http://localhost:4322',
    isHttps: false,
    ...more,
  });
  return { app, lines, metrics };
}

// Read once per test file: compressing takes longer than all the requests to it.
let site: Promise<Site> | undefined;

async function loadSmallSite(): Promise<Site> {
  const { folder, remove } = await makeSite();
  const loaded = await loadSite(folder);
  await remove();
  return loaded;
}

/** What the server tells an app about the other end. */
export const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
