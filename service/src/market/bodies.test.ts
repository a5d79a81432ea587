import { expect, test } from 'vitest';
import type { Quotes } from '#contract/quote.ts';
import { createBodies } from './bodies.ts';

function quotes(usd: number): Quotes {
  const quote = {
    usd,
    usd_market_cap: null,
    usd_24h_vol: null,
    usd_24h_change: null,
    last_updated_at: null,
  };
  return new Map(['bitcoin', 'ethereum'].map((id) => [id, quote]));
}

test('writes an answer once while the quotes stay the same, and anew when they change', async () => {
  const bodyOf = createBodies();
  const before = quotes(100);
  const first = await bodyOf(before, ['bitcoin']);
  expect(await bodyOf(before, ['bitcoin'])).toBe(first);
  const next = await bodyOf(quotes(101), ['bitcoin']);
  expect(next.text).toContain('101');
  expect(next.etag).not.toBe(first.etag);
});

test('has an answer with its own entity tag for each set of coins', async () => {
  const bodyOf = createBodies();
  const all = quotes(100);
  const bodies = [
    await bodyOf(all, ['bitcoin', 'ethereum']),
    await bodyOf(all, ['ethereum']),
    await bodyOf(all, []),
    await bodyOf(all, ['cardano']),
  ];
  expect(bodies.map(({ text }) => Object.keys(JSON.parse(text)))).toEqual([
    ['bitcoin', 'ethereum'],
    ['ethereum'],
    [],
    [],
  ]);
  expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(3);
});

test('keeps no answer whose quotes were replaced while it was being written', async () => {
  const bodyOf = createBodies();
  const [late, fresh] = await Promise.all([
    bodyOf(quotes(100), ['bitcoin']),
    bodyOf(quotes(101), ['bitcoin']),
  ]);
  expect([late.text, fresh.text]).toEqual([
    expect.stringContaining('100'),
    expect.stringContaining('101'),
  ]);
  const current = quotes(102);
  const writing = bodyOf(current, ['bitcoin']);
  const older = bodyOf(quotes(103), ['bitcoin']);
  await Promise.all([writing, older]);
  expect((await bodyOf(current, ['bitcoin'])).text).toContain('102');
});
