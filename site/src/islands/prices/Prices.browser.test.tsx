import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import '../../styles/layers.css';
import '../../styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { COINS } from '../../../test/coins.ts';
import { holdClock, pass } from '../../../test/heldClock.ts';
import { messagesUnder } from '../../../test/messagesUnder.ts';
import { formatTime } from '../../lib/time.ts';
import type { MarketPrices } from '../../market/coins.ts';
import { setPaused } from '../../market/pause.ts';
import { QUOTES_KEY } from '../../market/useQuotes.ts';
import { Prices } from './Prices.tsx';

const NOW = Date.UTC(2026, 10, 21, 14, 32, 8);
const quote = (usd: number, age = 0) => ({
  usd,
  usd_market_cap: null,
  usd_24h_vol: 28.41e9,
  usd_24h_change: 1.84,
  last_updated_at: null,
  asOf: Date.now() - age,
});
const market = (bitcoin = 64210.55): MarketPrices => ({
  source: 'market',
  quotes: new Map([['bitcoin', quote(bitcoin)]]),
});
const works = () => Promise.resolve(market());
const fails = () => Promise.reject(new Error('Failed to fetch crypto data'));
const later = (ms: number, answer: () => Promise<MarketPrices>) => () =>
  new Promise((resolve) => void setTimeout(resolve, ms)).then(answer);

holdClock(NOW);
afterEach(() => setPaused(false));

const props = {
  messages: messagesUnder('prices'),
  coins: COINS,
  now: () => Date.now(),
  credit: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },
};

/** The first text inside an element. */
const textIn = (element: Element | null): Node =>
  document.createTreeWalker(element ?? document, NodeFilter.SHOW_TEXT).nextNode() ?? document;

/** A board over a fake price service. `calls`: the seconds of its calls. */
async function board(answer: () => Promise<MarketPrices>, coins = COINS) {
  const calls: number[] = [];
  const load = () => {
    calls.push(Math.floor((Date.now() - NOW) / 1_000));
    return answer();
  };
  const client = new QueryClient();
  const { container, unmount } = await render(
    <QueryClientProvider client={client}>
      <Prices {...props} coins={coins} load={load} />
    </QueryClientProvider>,
  );
  const text = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  const count = (selector: string) => container.querySelectorAll(selector).length;
  return {
    client,
    calls,
    find: (selector: string) => container.querySelector<HTMLElement>(selector),
    text,
    count,
    /** The badge's text, and the number of rows with prices. */
    shown: () => [text('[data-badge]'), count('[data-price-row]')],
    said: () => text('[role="status"]'),
    leave: unmount,
    press: async (name: string) => {
      const buttons = [...container.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
      await pass(0);
    },
  };
}

test('shows six skeletons, then eight rows, with marks for missing numbers', async () => {
  const { find, text, count, shown, said } = await board(works);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Connecting', 0, 6]);
  expect(text('[aria-busy="true"]')).toContain('Loading prices');
  expect(find('button, a')?.textContent).toBe('Pause prices');
  await pass(0.1);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Live', 8, 0]);
  expect(said()).toBe('Prices loaded');
  const row = (id: string) => `[data-price-row="${id}"]`;
  // A logo that fails to load becomes a placeholder with the coin's letters.
  find(`${row('bitcoin')} img`)?.dispatchEvent(new Event('error'));
  await pass(0);
  expect(text(row('bitcoin'))).toBe('BBTC/USDTBitcoin$64,210.55up 1.84%Vol $28.41B');
  expect(find(`${row('bitcoin')} img`)?.getAttribute('src')).toBe('/coins/placeholder.svg');
  expect(find(`${row('bitcoin')} [data-trend="up"]`)).not.toBeNull();
  expect(text(row('uniswap'))).toContain('—n/an/a');
});

test.each([4, 16])('%d coins fill as many rows as were reserved while loading', async (number) => {
  const symbols = ['WSTETH', 'ZK', 'S', 'PEPE', ...'ABCDEFGHIJKL'].slice(0, number);
  const coins = symbols.map((symbol) => ({ id: symbol, symbol, name: symbol, hasLogo: false }));
  const quotes = new Map(coins.map(({ id }) => [id, quote(148)]));
  const { find, count } = await board(() => Promise.resolve({ source: 'market', quotes }), coins);
  const size = () => [count('tbody tr'), find('tbody')?.clientHeight];
  const reserved = size();
  expect([reserved[0], count('[data-skeleton-row]')]).toEqual([number, Math.min(number, 6)]);
  await pass(0.1);
  expect([count('[data-price-row]'), ...size()]).toEqual([number, ...reserved]);
  expect(find('[data-price-row="WSTETH"] i')?.textContent).toBe('W');
});

test.each([
  ['sample', 0, 'Sample', 'Sample figures'],
  ['market', 6 * 60_000, 'Not live', 'Whole-market'],
] as const)(
  'for a %s, each %d ms old, the badge says %s',
  async (source, age, badge, described) => {
    const quotes = new Map([['bitcoin', quote(1, age)]]);
    const { shown, find, text } = await board(() => Promise.resolve({ source, quotes }));
    await pass(0.1);
    expect(shown()).toEqual([badge, 8]);
    expect(text(`#${find('table')?.getAttribute('aria-describedby')}`)).toContain(described);
    const seen = find('#trading-dashboard')?.innerText;
    const isDated = /pdated \d\d:\d\d:\d\d[^]*CoinGecko/.test(seen ?? '');
    expect(isDated).toBe(source === 'market');
    expect(/\d:\d\d|Refreshes|CoinGecko/.test(seen ?? '')).toBe(isDated);
  },
);

test('polls every ten seconds and discards unshown prices after five minutes', async () => {
  let price = 64_000;
  const { client, calls, find, leave } = await board(() => Promise.resolve(market((price += 1))));
  await pass(10.1);
  const mark = find('[data-price-row="bitcoin"] [data-flash="up"]');
  expect(mark).not.toBeNull();
  await pass(20);
  expect(calls).toEqual([0, 10, 20, 30]);
  // Each change restarts the animation.
  expect(find('[data-price-row="bitcoin"] [data-flash="up"]')).not.toBe(mark);
  await leave();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(QUOTES_KEY)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(QUOTES_KEY)).toBeUndefined();
});

test('keeps polling when the browser reports offline', async () => {
  const { calls, shown } = await board(works);
  await pass(0.1);
  onTestFinished(() => void dispatchEvent(new Event('online')));
  dispatchEvent(new Event('offline'));
  await pass(20);
  expect(calls).toEqual([0, 10, 20]);
  expect(shown()).toEqual(['Live', 8]);
});

test('a price stays selected when it changes', async () => {
  let price = 9_998;
  const { find } = await board(() => Promise.resolve(market((price += 1))));
  await pass(0.1);
  const text = textIn(find('[data-price-row] td'));
  // Like a double click.
  getSelection()?.setBaseAndExtent(text, 0, text, '$9,999.00'.length);
  await pass(10);
  expect(String(getSelection())).toBe('$10,000.00');
});

test('a tiny price reads from left to right on an Arabic page', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { find } = await board(() => Promise.resolve(market(1e-9)));
  await pass(0.1);
  const text = textIn(find('[data-price-row] td'));
  expect(text.textContent).toBe('<$0.000001');
  const [sign, digit] = [0, 9].map((letter) => {
    const range = document.createRange();
    range.setStart(text, letter);
    range.setEnd(text, letter + 1);
    return range.getBoundingClientRect().left;
  });
  expect(sign).toBeLessThan(digit ?? NaN);
});

test('retries a failed first load after 1, 2 and 4 s, or by hand', async () => {
  let up = false;
  const { calls, text, shown, said, press } = await board(() => (up ? works() : fails()));
  await pass(6.5);
  expect(shown()).toEqual(['Connecting', 0]);
  await pass(1);
  expect(calls).toEqual([0, 1, 3, 7]);
  expect(text('#trading-dashboard')).toContain(
    'Failed to load trading dataPlease check your connection and try againTry again',
  );
  expect(shown()).toEqual(['Not live', 0]);
  expect(said()).toContain('Failed to load trading data');
  up = true;
  await press('Pause prices');
  await press('Try again');
  await pass(0.1);
  expect(shown()).toEqual(['Live', 8]);
  expect(document.activeElement?.id).toBe('trading-dashboard-heading');
});

test('keeps the last rows after a failed refresh, and recovers', async () => {
  let up = true;
  const { find, shown, said, text } = await board(() => (up ? works() : fails()));
  await pass(1);
  up = false;
  await pass(17.5);
  expect(shown()).toEqual(['Not live', 8]);
  expect(Number(find('tbody')?.computedStyleMap().get('opacity'))).toBeLessThan(1);
  // Both lines are above the rows, with the time of the last answer.
  expect(text('#trading-dashboard')).toContain(
    `Failed to load trading data Please check your connection and try againLast updated ${formatTime(NOW)}`,
  );
  up = true;
  await pass(10);
  expect([...shown(), said()]).toEqual(['Live', 8, 'Prices are back']);
});

test('stops calling rows live while a refresh gets no answer, silently', async () => {
  let up = true;
  const { shown, said } = await board(() => (up ? works() : later(8_000, fails)()));
  await pass(1);
  up = false;
  await pass(28);
  expect(shown()).toEqual(['Not live', 8]);
  expect(said()).toBe('Prices loaded');
});

test('a pause before the first prices lets them load once', async () => {
  let price = 64_000;
  const slow = later(3_000, () => Promise.resolve(market((price += 1))));
  const { calls, press, count, shown, said, text } = await board(slow);
  await pass(1);
  await press('Pause prices');
  expect(said()).toBe('Prices paused');
  await pass(1);
  expect([...shown(), count('[data-skeleton-row]')]).toEqual(['Paused', 0, 6]);
  await pass(60);
  expect([...shown(), calls.length]).toEqual(['Paused', 8, 1]);
  await press('Resume prices');
  await pass(0.1);
  expect(said()).toBe('Prices resumed');
  // An answer that arrives during the pause changes nothing.
  expect(calls).toHaveLength(2);
  await press('Pause prices');
  await pass(4);
  expect(text('[data-price-row="bitcoin"] td')).toBe('$64,001.00');
});

test('an island that hydrates while another is paused sends no request', async () => {
  const client = new QueryClient();
  const load = vi.fn(works);
  const alone = (
    <QueryClientProvider client={client}>
      <Prices {...props} load={load} />
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(alone);
  client.setQueryData(QUOTES_KEY, market());
  setPaused(true);
  await pass(60);
  const root = hydrateRoot(container, alone);
  onTestFinished(() => root.unmount());
  await pass(60);
  expect(container.querySelectorAll('[data-price-row]')).toHaveLength(8);
  expect(load).not.toHaveBeenCalled();
});

test('a hidden page sends no request, and refreshes once on return', async () => {
  const { calls, shown, said } = await board(later(500, works));
  await pass(1);
  // No request on a return within its ten seconds.
  focusManager.setFocused(false);
  await pass(6);
  focusManager.setFocused(true);
  await pass(1);
  focusManager.setFocused(false);
  await pass(120);
  expect(calls).toHaveLength(1);
  focusManager.setFocused(true);
  await pass(0.2);
  expect(shown()).toEqual(['Not live', 8]);
  await pass(1);
  expect(calls).toHaveLength(2);
  expect(shown()).toEqual(['Live', 8]);
  expect(said()).toBe('Prices loaded');
});

test('names the missing query provider', () => {
  expect(() => renderToString(<Prices {...props} load={works} />)).toThrow(
    'No QueryClient set, use QueryClientProvider to set one',
  );
});
