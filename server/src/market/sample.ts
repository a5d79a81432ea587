import type { Quote, Quotes } from '#contract/quote.ts';

/** Price in US dollars, coins in circulation, a day's volume in US dollars, change in percent. */
type Figures = { usd: number; coins: number; volume: number; change: number };

// Round on purpose, so that nobody takes them for the market of a certain day.
const START: Readonly<Record<string, Figures>> = {
  bitcoin: { usd: 60_000, coins: 19_700_000, volume: 28e9, change: 1.2 },
  ethereum: { usd: 3_000, coins: 120_000_000, volume: 14e9, change: -0.8 },
  binancecoin: { usd: 600, coins: 146_000_000, volume: 1.8e9, change: 0.4 },
  cardano: { usd: 0.5, coins: 35_600_000_000, volume: 420e6, change: -1.6 },
  solana: { usd: 150, coins: 465_000_000, volume: 2.6e9, change: 2.4 },
  polkadot: { usd: 6, coins: 1_500_000_000, volume: 180e6, change: -2.1 },
  chainlink: { usd: 14, coins: 600_000_000, volume: 310e6, change: 0.9 },
  uniswap: { usd: 8, coins: 600_000_000, volume: 140e6, change: -0.3 },
};
const OTHER: Figures = { usd: 1, coins: 1_000_000_000, volume: 100e6, change: 0.5 };

// At most 0.2% a step, and never further than 5% from the start, however long the server runs.
const STEP = 0.002;
const REACH = 0.05;

type SampleOptions = {
  coinIds: readonly string[];
  /** Time between two steps. */
  stepMs: number;
  random: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that only ever grow. */
  monotonicNow: () => number;
};

/**
 * A built-in sample, for showing the page without any network: round, invented figures that walk a
 * little at each step. It always travels under the mark `X-Market-Data: sample`.
 */
export function createSample({ coinIds, stepMs, random, now, monotonicNow }: SampleOptions) {
  const prices = new Map(coinIds.map((id) => [id, (START[id] ?? OTHER).usd]));
  let quotes: Quotes = new Map();
  let steppedAt = -Infinity;

  return (): Quotes => {
    if (monotonicNow() - steppedAt < stepMs) return quotes;
    steppedAt = monotonicNow();
    for (const [id, price] of prices)
      prices.set(id, walk(price, (START[id] ?? OTHER).usd, random()));
    const at = Math.floor(now() / 1_000);
    quotes = new Map([...prices].map(([id, usd]) => [id, quoteAt(usd, START[id] ?? OTHER, at)]));
    return quotes;
  };
}

function walk(price: number, start: number, chance: number): number {
  const next = price * (1 + (chance * 2 - 1) * STEP);
  return Math.min(Math.max(next, start * (1 - REACH)), start * (1 + REACH));
}

function quoteAt(usd: number, start: Figures, at: number): Quote {
  const moved = (usd / start.usd - 1) * 100;
  return {
    usd: round(usd, usd < 1 ? 6 : 2),
    usd_market_cap: round(usd * start.coins, 0),
    usd_24h_vol: start.volume,
    usd_24h_change: round(start.change + moved, 4),
    last_updated_at: at,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
