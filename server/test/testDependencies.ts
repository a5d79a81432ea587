import { readSettings } from '#contract/settings.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { Settings } from '../src/config.ts';
import type { Store } from '../src/database/store.ts';
import type { Dependencies } from '../src/dependencies.ts';
import type { FetchResult } from '../src/market/coingecko.ts';
import { createMetrics } from '../src/metrics.ts';

/** 2026-11-21 12:00:00 UTC, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Clocks that the test moves: a monotonic one, and a wall clock that can also be set. */
export function createClock() {
  let passed = 0;
  let setAhead = 0;
  return {
    monotonicNow: () => passed,
    now: () => NOON + passed + setAhead,
    pass: (seconds: number) => {
      passed += seconds * 1_000;
    },
    setWallClock: (seconds: number) => {
      setAhead += seconds * 1_000;
    },
  };
}

/** A site with two host names and two languages. */
export const MANIFEST = {
  siteOrigin: 'https://site.example',
  base: '',
  formOrigin: 'https://form.example',
  coinIds: ['bitcoin', 'ethereum', 'solana'],
  sections: ['top', 'faq'],
  pages: ['bots'],
  buttons: ['all-faqs', 'own-video'],
  counting: true,
  clickIds: true,
  experiments: [{ id: 'hero', difference: 0.01 }],
  languages: [
    { tag: 'en', path: '/' },
    { tag: 'ar', path: '/ar/' },
  ],
  consents: [
    { version: '0123456789abcdef', language: 'en', text: 'You may write to me.' },
    { version: 'arabic', language: 'ar', text: 'يمكنكم مراسلتي.' },
  ],
  previousConsents: [{ version: 'former', language: 'en', text: 'Write to me.' }],
  retentionDays: null,
  confirm: null as SiteManifest['confirm'],
  headers: {},
  files: [],
};

/**
 * The dependencies of a feature: a clock that moves while someone sleeps, and log lines such as
 * `error: a job failed {"job":"…"}`. Store and receivers come from the test.
 */
export function createTestDependencies(
  changes: Partial<Dependencies> = {},
  settings: Readonly<Record<string, string>> = {},
  clock = createClock(),
) {
  const lines: string[] = [];
  const at =
    (level: string) =>
    (event: string, fields: object = {}) =>
      void lines.push(`${level}: ${event} ${JSON.stringify(fields)}`);
  const dependencies: Dependencies = {
    now: clock.now,
    monotonicNow: clock.monotonicNow,
    sleep: async (ms) => clock.pass(Math.max(0, ms) / 1_000),
    randomId: () => 'id',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    log: { info: at('info'), warn: at('warn'), error: at('error') },
    metrics: createMetrics(),
    config: readSettings(Settings, settings),
    store: { engine: 'sqlite' } as Store,
    manifest: MANIFEST,
    files: new Map(),
    ...changes,
  };
  return { dependencies, clock, lines };
}

/** A valid answer of the price service: coins at one price in US dollars, with this age. */
export function createQuotes(usd: number, ageSeconds = 0, ids = ['bitcoin']): FetchResult {
  const figures = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  const quote = { usd, ...figures, last_updated_at: NOON / 1_000 };
  const quotes = new Map(ids.map((id) => [id, quote]));
  return { kind: 'quotes', quotes, now: NOON + ageSeconds * 1_000 };
}
