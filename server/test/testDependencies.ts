import { readSettings } from '#contract/settings.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { Settings } from '../src/config.ts';
import type { Store } from '../src/database/store.ts';
import type { Dependencies } from '../src/dependencies.ts';
import type { FetchResult } from '../src/market/coingecko.ts';
import { createMetrics } from '../src/metrics.ts';

/** 2026-11-21, 12:00 UTC, in milliseconds since 1970. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Creates a fake monotonic clock and a fake wall clock, which tests can also adjust. */
export function createClock() {
  let elapsedMs = 0;
  let adjustmentMs = 0;
  return {
    monotonicNow: () => elapsedMs,
    now: () => NOON + elapsedMs + adjustmentMs,
    pass: (seconds: number) => {
      elapsedMs += seconds * 1_000;
    },
    setWallClock: (seconds: number) => {
      adjustmentMs += seconds * 1_000;
    },
  };
}

/** Manifest for a site with two origins and two languages. */
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
 * Creates dependencies for a test, except for the store and `fetch`. Each `sleep` advances the clock, and the log collects
 * lines like `error: a job failed {"job":"…"}`.
 */
export function createTestDependencies(
  changes: Partial<Dependencies> = {},
  settings: Readonly<Record<string, string>> = {},
  clock = createClock(),
) {
  const lines: string[] = [];
  const logAt =
    (level: string) =>
    (event: string, fields: object = {}) =>
      void lines.push(`${level}: ${event} ${JSON.stringify(fields)}`);
  const dependencies: Dependencies = {
    now: clock.now,
    monotonicNow: clock.monotonicNow,
    sleep: async (ms) => clock.pass(Math.max(0, ms) / 1_000),
    randomId: () => 'id',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
    log: { info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    metrics: createMetrics(),
    config: readSettings(Settings, settings),
    store: { engine: 'sqlite' } as Store,
    manifest: MANIFEST,
    files: new Map(),
    ...changes,
  };
  return { dependencies, clock, lines };
}

/** Creates a valid result in which all coins have the same price. */
export function createQuotes(usd: number, ageSeconds = 0, ids = ['bitcoin']): FetchResult {
  const missing = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
  const quote = { usd, ...missing, last_updated_at: NOON / 1_000 };
  const quotes = new Map(ids.map((id) => [id, quote]));
  return { kind: 'quotes', quotes, now: NOON + ageSeconds * 1_000 };
}
