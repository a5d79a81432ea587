import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import '../../styles/layers.css';
import '../../styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { COINS } from '../../../test/coins.ts';
import { holdClock, pass } from '../../../test/heldClock.ts';
import { messagesUnder } from '../../../test/messagesUnder.ts';
import type { MarketPrices } from '../../market/loadQuotes.ts';
import { createPause } from '../../market/quotesQuery.ts';
import { Prices } from './Prices.tsx';

const NOW = Date.UTC(2026, 10, 21, 14, 32, 8);
const quote = (usd: number, change: number | null, volume: number | null) => ({
  usd,
  usd_market_cap: null,
  usd_24h_vol: volume,
  usd_24h_change: change,
  last_updated_at: null,
  asOf: Date.now(),
});
const market = (bitcoin = 64210.55): MarketPrices => ({
  source: 'market',
  quotes: new Map([
    ['bitcoin', quote(bitcoin, 1.84, 28.41e9)],
    ['ethereum', quote(3105.2, 0, null)],
    ['solana', quote(148, null, 1e6)],
  ]),
});
const works = () => Promise.resolve(market());
const fails = () => Promise.reject(new Error('Failed to fetch crypto data'));

holdClock(NOW);

const props = {
  messages: messagesUnder('prices'),
  coins: COINS,
  credit: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },
  now: () => Date.now(),
};

/** A board over a stand-in for the price service; `calls` are the seconds at which it was asked. */
async function board(answer: () => Promise<MarketPrices>, changed: Partial<typeof props> = {}) {
  const calls: number[] = [];
  const load = () => {
    calls.push(Math.floor((Date.now() - NOW) / 1_000));
    return answer();
  };
  const client = new QueryClient();
  const { container, unmount } = await render(
    <QueryClientProvider client={client}>
      <Prices {...props} {...changed} load={load} pause={createPause()} />
    </QueryClientProvider>,
  );
  const text = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  const count = (selector: string) => container.querySelectorAll(selector).length;
  return {
    calls,
    find: (selector: string) => container.querySelector(selector),
    text,
    count,
    /** What the badge says, and how many rows have prices. */
    shown: () => [text('[data-badge]'), count('[data-price-row]')],
    held: () => client.getQueryCache().getAll().length,
    leave: unmount,
    press: async (name: string) => {
      const buttons = [...container.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
      await pass(0);
    },
  };
}

test('shows six skeletons while connecting, then eight rows, with a dash or n/a where a figure is missing', async () => {
  const { find, text, count, shown } = await board(works);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Connecting', 0, 6]);
  expect(text('[aria-busy="true"]')).toContain('Loading prices');
  expect(find('button, a')?.textContent).toBe('Pause prices');
  await pass(0.1);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Live', 8, 0]);
  expect(text('[role="status"]')).toBe('Prices loaded');
  const row = (id: string) => `[data-price-row="${id}"]`;
  // A mark that does not load: the placeholder stands there, with the coin's letters.
  find(`${row('bitcoin')} img`)?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(text(row('bitcoin'))).toBe('BTCBTC/USDTBitcoin$64,210.55up 1.84%Vol $28.41B');
  expect(find(`${row('bitcoin')} img`)?.getAttribute('src')).toBe('/coins/placeholder.svg');
  expect(find(`${row('bitcoin')} [data-trend="up"]`)).not.toBeNull();
  expect(text(`${row('ethereum')} [data-trend="down"]`)).toBe('unchanged 0.00%');
  expect(text(row('solana'))).toContain('n/aVol $1.00M');
  expect(find(`${row('solana')} [data-trend]`)).toBeNull();
  expect(text(row('uniswap'))).toContain('—');
});

test('a coin without a mark shows its letters, within the plate', async () => {
  const symbols = ['WSTETH', 'ZK', 'S', 'PEPE'];
  const coins = symbols.map((symbol) => ({ id: symbol, symbol, name: symbol, hasMark: false }));
  const { find } = await board(works, { coins });
  await pass(0.1);
  for (const [place, letters] of ['WSTE', 'ZK', 'S', 'PEPE'].entries()) {
    const row = `[data-price-row="${symbols[place]}"]`;
    expect(find(`${row} img`)?.getAttribute('src')).toBe('/coins/placeholder.svg');
    const initials = find(`${row} i`);
    expect(initials?.textContent).toBe(letters);
    const plate = initials?.parentElement?.clientWidth ?? 0;
    expect(initials?.getBoundingClientRect().width).toBeLessThan(0.8 * plate);
  }
});

test.each([4, 16])('%d coins fill as many rows, reserved while they load', async (number) => {
  const more = COINS.map(({ id, ...coin }) => ({ ...coin, id: `wrapped-${id}` }));
  const coins = [...COINS, ...more].slice(0, number);
  const quotes = new Map(coins.map(({ id }) => [id, quote(148, 1.5, 1e6)]));
  const answer = () => Promise.resolve({ source: 'market', quotes } as const);
  const { find, count } = await board(answer, { coins });
  const size = () => [count('tbody tr'), find('tbody')?.clientHeight];
  const reserved = size();
  expect([reserved[0], count('[data-skeleton-row]')]).toEqual([number, Math.min(number, 6)]);
  await pass(0.1);
  expect(count('[data-price-row]')).toBe(number);
  expect(size()).toEqual(reserved);
});

test('asks every ten seconds, and marks a price that changed for 0.6 seconds', async () => {
  let price = 64_000;
  const { calls, find } = await board(() => Promise.resolve(market((price += 1))));
  await pass(10.1);
  expect(find('[data-price-row="bitcoin"] [data-flash="up"]')).not.toBeNull();
  await pass(0.7);
  expect(find('[data-flash]')).toBeNull();
  await pass(20);
  expect(calls).toEqual([0, 10, 20, 30]);
});

test('a first load that failed is tried again after 1, 2 and 4 seconds, or at once by hand; focus stays in the card', async () => {
  let up = false;
  const { calls, text, shown, press } = await board(() => (up ? works() : fails()));
  await pass(6.5);
  expect(shown()).toEqual(['Connecting', 0]);
  await pass(1);
  expect(calls).toEqual([0, 1, 3, 7]);
  expect(text('#trading-dashboard')).toContain(
    'Failed to load trading dataPlease check your connection and try againTry again',
  );
  expect(shown()).toEqual(['Not live', 0]);
  up = true;
  await press('Try again');
  await pass(0.1);
  expect(shown()).toEqual(['Live', 8]);
  expect(document.activeElement?.id).toBe('trading-dashboard-heading');
});

test('a refresh that failed keeps the last rows, with their time, and heals by itself', async () => {
  let up = true;
  const { calls, text, shown } = await board(() => (up ? works() : fails()));
  await pass(1);
  up = false;
  await pass(17.5);
  expect(shown()).toEqual(['Not live', 8]);
  expect(text('[data-kind="refreshFailed"]')).toMatch(
    /Failed to load trading data Please check your connection and try againLast updated \d\d:32:08/,
  );
  up = true;
  await pass(10);
  expect(calls).toEqual([0, 10, 11, 13, 17, 27]);
  expect(shown()).toEqual(['Live', 8]);
  expect(text('[role="status"]')).toBe('Prices are back');
});

test('prices that nobody shows any more are discarded after five minutes', async () => {
  const { held, leave } = await board(works);
  await pass(0.1);
  await leave();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(held()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(held()).toBe(0);
});

test('while paused nothing is asked, and the rows stay', async () => {
  const { calls, text, press, shown } = await board(works);
  await pass(1);
  await press('Pause prices');
  await pass(60);
  expect([...shown(), calls.length]).toEqual(['Paused', 8, 1]);
  expect(text('[role="status"]')).toBe('Prices paused');
  await press('Resume prices');
  await pass(0.1);
  expect(text('[role="status"]')).toBe('Prices resumed');
  expect(calls).toHaveLength(2);
});

test('a pause before the first prices is no failure: they come once, and stay', async () => {
  const slow = () =>
    new Promise<MarketPrices>((resolve) => void setTimeout(() => resolve(market()), 3_000));
  const { calls, press, count, shown } = await board(slow);
  await pass(1);
  await press('Pause prices');
  await pass(1);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Paused', 0, 6]);
  await pass(60);
  expect([...shown(), calls.length]).toEqual(['Paused', 8, 1]);
});

test('an island that hydrates while another one is paused asks nothing', async () => {
  const client = new QueryClient();
  const pause = createPause();
  const load = vi.fn(works);
  const alone = (
    <QueryClientProvider client={client}>
      <Prices {...props} load={load} pause={pause} />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(alone);
  document.body.append(container);
  client.setQueryData(['quotes'], market());
  pause.set(true);
  await pass(60);
  const root = hydrateRoot(container, alone);
  await pass(60);
  expect(container.querySelectorAll('[data-price-row]')).toHaveLength(8);
  expect(load).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

test('a hidden page asks nothing and is not woken; on return it asks once', async () => {
  const { calls, shown } = await board(works);
  await pass(1);
  focusManager.setFocused(false);
  await pass(120);
  // Ours are all stopped; the one left drops data that nobody used for five minutes.
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  expect(calls).toHaveLength(1);
  focusManager.setFocused(true);
  await pass(1);
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['Live', 8]);
});

test('without its query provider the island says which one is missing', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await expect(render(<Prices {...props} load={works} pause={createPause()} />)).rejects.toThrow(
    'No QueryClient set, use QueryClientProvider to set one',
  );
  vi.mocked(console.error).mockClear();
});
