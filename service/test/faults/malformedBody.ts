import { ASSET_IDS } from '#contract/quote.ts';

type Random = () => number;

// What stands where a figure should stand, as it is written on the wire.
const FIGURES = [
  '64000.5',
  '-1',
  '0',
  '1e999',
  '-1e999',
  '1e300',
  '1e-300',
  'null',
  'true',
  '"64000"',
  '[]',
  '{}',
  'NaN',
  'Infinity',
  '',
  '0x10',
  '12345678901234567890123',
  '{"usd":1}',
];
const KEYS = ['usd', 'usd_market_cap', 'usd_24h_vol', 'usd_24h_change', 'last_updated_at'];
const IDS = [...ASSET_IDS, 'dogecoin', '__proto__', 'constructor', 'toString', 'status', '', '💰'];
const WHOLE = [
  '',
  'null',
  '[]',
  '{}',
  '"{}"',
  '0',
  '<!doctype html>',
  '{"status":{"error_code":429}}',
];
const MOST_DEPTH = 5_000;
const TOO_LARGE = 100_000;

/** A body as a broken, confused or hostile price service might send it. */
export function malformedBody(random: Random): Uint8Array<ArrayBuffer> {
  const kind = random();
  if (kind < 0.05) return bytes(pick(WHOLE, random));
  if (kind < 0.07) return bytes('['.repeat(random() * MOST_DEPTH));
  if (kind < 0.08) return bytes(`{"bitcoin":{"usd":1}${' '.repeat(TOO_LARGE)}}`);
  const text = bytes(quotes(random));
  if (kind < 0.3) return damaged(text, random);
  if (kind < 0.4) return text.slice(0, random() * text.length);
  return text;
}

function quotes(random: Random): string {
  const coins: string[] = [];
  for (let count = random() * 8; count > 0; count -= 1) {
    const figures: string[] = [];
    for (const key of KEYS) {
      if (random() < 0.85) figures.push(`"${key}":${figure(random)}`);
    }
    coins.push(`"${pick(IDS, random)}":{${figures.join(',')}}`);
  }
  return `{${coins.join(',')}}`;
}

/** Mostly honest, so that bodies are not all refused at the first figure. */
function figure(random: Random): string {
  return random() < 0.7 ? String(Math.round(random() * 1e6) / 100) : pick(FIGURES, random);
}

function damaged(text: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  for (let flips = 1 + random() * 5; flips > 0; flips -= 1) {
    text[Math.floor(random() * text.length)] = Math.floor(random() * 256);
  }
  return text;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
