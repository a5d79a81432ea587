import { expect, onTestFinished, test, vi } from 'vitest';
import { COINS } from '../../test/coins.ts';
import { loadQuotes } from './loadQuotes.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 32, 8);
const SERVICE = 'https://api.coingecko.com';
const bitcoin = {
  usd: 64210.55,
  usd_market_cap: 1,
  usd_24h_vol: 2,
  usd_24h_change: 3,
  last_updated_at: NOW / 1000 - 60,
};

/** A loader over a stand-in for the price service; `asked` are its calls. */
function loader(answer: () => Promise<Response>, origin = '') {
  const asked = vi.fn<typeof fetch>(answer);
  return { asked, load: loadQuotes({ fetch: asked, origin, coins: COINS, now: () => NOW }) };
}
const json = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(Response.json(body, init));

test('asks the public service for all coins, with its five parameters, and gives up after 8 seconds; its own price proxy past the browser’s copy', async () => {
  const signal = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  onTestFinished(() => timeout.mockRestore());
  const { asked, load } = loader(json({ bitcoin }), SERVICE);
  await load();
  expect(asked.mock.calls).toEqual([
    [
      `${SERVICE}/api/v3/simple/price?ids=bitcoin,ethereum,binancecoin,cardano,solana,polkadot,chainlink,uniswap&vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true`,
      { cache: 'default', credentials: 'omit', signal },
    ],
  ]);
  expect(timeout).toHaveBeenCalledWith(8_000);
  const proxy = loader(json({ bitcoin }));
  await proxy.load();
  expect(proxy.asked.mock.calls[0]?.[1]?.cache).toBe('no-cache');
});

const HOUR_BEHIND = new Date(NOW - 3_600_000 + 60_000).toUTCString();
test.each([
  ['the clock of the visitor', NOW / 1000 - 3_600, { Date: HOUR_BEHIND }, 60],
  ['a cache on the way', NOW / 1000 - 60, { Date: new Date(NOW).toUTCString(), Age: '840' }, 900],
])(
  'a coin is as old as the service says, whatever %s',
  async (_, last_updated_at, headers, age) => {
    const { load } = loader(json({ bitcoin: { ...bitcoin, last_updated_at } }, { headers }));
    expect((await load()).quotes.get('bitcoin')?.asOf).toBe(NOW - age * 1_000);
  },
);

test.each([
  ['an answer that is not ok', json({ bitcoin }, { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something that is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['the error object of the service', json({ status: { error_code: 429 } })],
  ['no usable price at all', json({ bitcoin: { usd: -1 } })],
])('%s is "Failed to fetch crypto data"', async (_, answer) => {
  await expect(loader(answer).load()).rejects.toThrow(/^Failed to fetch crypto data$/);
});
