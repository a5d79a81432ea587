import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import '../../styles/layers.css';
import '../../styles/site.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { COINS } from '../../../test/coins.ts';
import { installFakeClock, advanceClock } from '../../../test/fakeClock.ts';
import { getEnglishMessages } from '../../../test/englishMessages.ts';
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
const resolveQuotes = () => Promise.resolve(market());
const rejectQuotes = () => Promise.reject(new Error('Failed to fetch crypto data'));
const delayed = (ms: number, respond: () => Promise<MarketPrices>) => () =>
  new Promise((resolve) => void setTimeout(resolve, ms)).then(respond);

installFakeClock(NOW);
afterEach(() => setPaused(false));

const props = {
  messages: getEnglishMessages('prices'),
  coins: COINS,
  now: () => Date.now(),
  credit: { credit: 'Data provided by CoinGecko', url: 'https://www.coingecko.com' },
};

const getTextNode = (element: Element | null): Node =>
  document.createTreeWalker(element ?? document, NodeFilter.SHOW_TEXT).nextNode() ?? document;

/** Renders the board with a stubbed price service. `calls` has the time of each call in seconds. */
async function renderBoard(respond: () => Promise<MarketPrices>, coins = COINS) {
  const calls: number[] = [];
  const loadQuotes = () => {
    calls.push(Math.floor((Date.now() - NOW) / 1_000));
    return respond();
  };
  const client = new QueryClient();
  const { container, unmount } = await render(
    <QueryClientProvider client={client}>
      <Prices {...props} coins={coins} loadQuotes={loadQuotes} />
    </QueryClientProvider>,
  );
  const getText = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  const count = (selector: string) => container.querySelectorAll(selector).length;
  return {
    client,
    calls,
    find: (selector: string) => container.querySelector<HTMLElement>(selector),
    getText,
    count,
    /** Returns the badge's text and the number of rows with prices. */
    getState: () => [getText('[data-badge]'), count('[data-price-row]')],
    getAnnouncement: () => getText('[role="status"]'),
    unmount,
    clickButton: async (name: string) => {
      const buttons = [...container.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === name)?.click();
      await advanceClock(0);
    },
  };
}

test('shows six skeletons, then eight rows, with dashes for missing values', async () => {
  const { find, getText, count, getState, getAnnouncement } = await renderBoard(resolveQuotes);
  expect([...getState(), count('[data-skeleton-row]')]).toEqual(['Connecting', 0, 6]);
  expect(getText('[aria-busy="true"]')).toContain('Loading prices');
  expect(find('button, a')?.textContent).toBe('Pause prices');
  await advanceClock(0.1);
  expect([...getState(), count('[data-skeleton-row]')]).toEqual(['Live', 8, 0]);
  expect(getAnnouncement()).toBe('Prices loaded');
  const row = (id: string) => `[data-price-row="${id}"]`;
  // A placeholder with the first letter of the symbol replaces a logo that fails to load.
  find(`${row('bitcoin')} img`)?.dispatchEvent(new Event('error'));
  await advanceClock(0);
  expect(getText(row('bitcoin'))).toBe('BBTC/USDTBitcoin$64,210.55up 1.84%Vol $28.41B');
  expect(find(`${row('bitcoin')} img`)?.getAttribute('src')).toBe('/coins/placeholder.svg');
  expect(find(`${row('bitcoin')} [data-trend="up"]`)).not.toBeNull();
  expect(getText(row('uniswap'))).toContain('—n/an/a');
});

test.each([
  [4, 'auto'],
  [16, 'auto'],
  [8, '272px'],
])('reserves space for %d coins while loading at width %s', async (coinCount, width) => {
  const symbols = ['WSTETH', 'ZK', 'S', 'PEPE', ...'ABCDEFGHIJKL'].slice(0, coinCount);
  const coins = symbols.map((symbol) => ({ id: symbol, symbol, name: symbol, hasLogo: false }));
  const quotes = new Map(coins.map(({ id }) => [id, quote(148)]));
  const { find, count } = await renderBoard(
    () => Promise.resolve({ source: 'market', quotes }),
    coins,
  );
  find('#trading-dashboard')?.style.setProperty('width', width);
  const getSize = () => [count('tbody tr'), find('tbody')?.clientHeight];
  const reserved = getSize();
  expect([reserved[0], count('[data-skeleton-row]')]).toEqual([coinCount, Math.min(coinCount, 6)]);
  await advanceClock(0.1);
  expect([count('[data-price-row]'), ...getSize()]).toEqual([coinCount, ...reserved]);
  expect(find('[data-price-row="WSTETH"] i')?.textContent).toBe('W');
});

test.each([
  ['sample', 0, 'Sample', 'Sample figures'],
  ['market', 6 * 60_000, 'Not live', 'Whole-market'],
] as const)(
  'for %s prices that are %d ms old, shows the badge "%s"',
  async (source, age, badge, caption) => {
    const quotes = new Map([['bitcoin', quote(1, age)]]);
    const { getState, find, getText } = await renderBoard(() =>
      Promise.resolve({ source, quotes }),
    );
    await advanceClock(0.1);
    expect(getState()).toEqual([badge, 8]);
    expect(getText(`#${find('table')?.getAttribute('aria-describedby')}`)).toContain(caption);
    const visibleText = find('#trading-dashboard')?.innerText ?? '';
    const hasTimeAndSource = /pdated \d\d:\d\d:\d\d[^]*CoinGecko/.test(visibleText);
    expect(hasTimeAndSource).toBe(source === 'market');
    expect(/\d:\d\d|Refreshes|CoinGecko/.test(visibleText)).toBe(hasTimeAndSource);
  },
);

test('polls every 10 s and discards unused prices after 5 minutes', async () => {
  let price = 64_000;
  const { client, calls, find, unmount } = await renderBoard(() =>
    Promise.resolve(market((price += 1))),
  );
  await advanceClock(10.1);
  const highlight = find('[data-price-row="bitcoin"] [data-flash="up"]');
  expect(highlight).not.toBeNull();
  await advanceClock(20);
  expect(calls).toEqual([0, 10, 20, 30]);
  // The element is new, so the animation restarts.
  expect(find('[data-price-row="bitcoin"] [data-flash="up"]')).not.toBe(highlight);
  await unmount();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(client.getQueryData(QUOTES_KEY)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(QUOTES_KEY)).toBeUndefined();
});

test('keeps polling when the browser reports that it is offline', async () => {
  const { calls, getState } = await renderBoard(resolveQuotes);
  await advanceClock(0.1);
  onTestFinished(() => void dispatchEvent(new Event('online')));
  dispatchEvent(new Event('offline'));
  await advanceClock(20);
  expect(calls).toEqual([0, 10, 20]);
  expect(getState()).toEqual(['Live', 8]);
});

test('keeps a price selected when its value changes', async () => {
  let price = 9_998;
  const { find } = await renderBoard(() => Promise.resolve(market((price += 1))));
  await advanceClock(0.1);
  const text = getTextNode(find('[data-price-row] td'));
  // Select the same text as a double click would.
  getSelection()?.setBaseAndExtent(text, 0, text, '$9,999.00'.length);
  await advanceClock(10);
  expect(String(getSelection())).toBe('$10,000.00');
});

test('shows a tiny price left to right on an Arabic page', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { find } = await renderBoard(() => Promise.resolve(market(1e-9)));
  await advanceClock(0.1);
  const text = getTextNode(find('[data-price-row] td'));
  expect(text.textContent).toBe('<$0.000001');
  const [signLeft, digitLeft] = [0, 9].map((offset) => {
    const range = document.createRange();
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getBoundingClientRect().left;
  });
  expect(signLeft).toBeLessThan(digitLeft ?? NaN);
});

test('retries a failed first load after 1, 2, and 4 s, and on click', async () => {
  let isUp = false;
  const { calls, getText, getState, getAnnouncement, clickButton } = await renderBoard(() =>
    isUp ? resolveQuotes() : rejectQuotes(),
  );
  await advanceClock(6.5);
  expect(getState()).toEqual(['Connecting', 0]);
  await advanceClock(1);
  expect(calls).toEqual([0, 1, 3, 7]);
  expect(getText('#trading-dashboard')).toContain(
    'Failed to load trading dataPlease check your connection and try againTry again',
  );
  expect(getState()).toEqual(['Not live', 0]);
  expect(getAnnouncement()).toContain('Failed to load trading data');
  isUp = true;
  await clickButton('Pause prices');
  await clickButton('Try again');
  await advanceClock(0.1);
  expect(getState()).toEqual(['Live', 8]);
  expect(document.activeElement?.id).toBe('trading-dashboard-heading');
});

test('keeps the last prices when a refresh fails, and recovers', async () => {
  let isUp = true;
  const { find, getState, getAnnouncement, getText } = await renderBoard(() =>
    isUp ? resolveQuotes() : rejectQuotes(),
  );
  await advanceClock(1);
  isUp = false;
  await advanceClock(17.5);
  expect(getState()).toEqual(['Not live', 8]);
  expect(Number(find('tbody')?.computedStyleMap().get('opacity'))).toBeLessThan(1);
  expect(getText('#trading-dashboard')).toContain(
    `Failed to load trading data Please check your connection and try againLast updated ${formatTime(NOW)}`,
  );
  isUp = true;
  await advanceClock(10);
  expect([...getState(), getAnnouncement()]).toEqual(['Live', 8, 'Prices are back']);
});

test('shows "Not live" without an announcement if a refresh hangs', async () => {
  let isUp = true;
  const { getState, getAnnouncement } = await renderBoard(() =>
    isUp ? resolveQuotes() : delayed(8_000, rejectQuotes)(),
  );
  await advanceClock(1);
  isUp = false;
  await advanceClock(28);
  expect(getState()).toEqual(['Not live', 8]);
  expect(getAnnouncement()).toBe('Prices loaded');
});

test('finishes the first load when paused, but stops polling', async () => {
  let price = 64_000;
  const slowQuotes = delayed(3_000, () => Promise.resolve(market((price += 1))));
  const { calls, clickButton, count, getState, getAnnouncement, getText } =
    await renderBoard(slowQuotes);
  await advanceClock(1);
  await clickButton('Pause prices');
  expect(getAnnouncement()).toBe('Prices paused');
  await advanceClock(1);
  expect([...getState(), count('[data-skeleton-row]')]).toEqual(['Paused', 0, 6]);
  await advanceClock(60);
  expect([...getState(), calls.length]).toEqual(['Paused', 8, 1]);
  await clickButton('Resume prices');
  await advanceClock(0.1);
  expect(getAnnouncement()).toBe('Prices resumed');
  // Pausing cancels a refresh in progress.
  expect(calls).toHaveLength(2);
  await clickButton('Pause prices');
  await advanceClock(4);
  expect(getText('[data-price-row="bitcoin"] td')).toBe('$64,001.00');
});

test('sends no request if it hydrates while another island is paused', async () => {
  const client = new QueryClient();
  const loadQuotes = vi.fn(resolveQuotes);
  const element = (
    <QueryClientProvider client={client}>
      <Prices {...props} loadQuotes={loadQuotes} />
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  client.setQueryData(QUOTES_KEY, market());
  setPaused(true);
  await advanceClock(60);
  const root = hydrateRoot(container, element);
  onTestFinished(() => root.unmount());
  await advanceClock(60);
  expect(container.querySelectorAll('[data-price-row]')).toHaveLength(8);
  expect(loadQuotes).not.toHaveBeenCalled();
});

test('sends no requests while hidden, and refreshes once when visible', async () => {
  const { calls, getState, getAnnouncement } = await renderBoard(delayed(500, resolveQuotes));
  await advanceClock(1);
  // Coming back within 10 s doesn't send a request.
  focusManager.setFocused(false);
  await advanceClock(6);
  focusManager.setFocused(true);
  await advanceClock(1);
  focusManager.setFocused(false);
  await advanceClock(120);
  expect(calls).toHaveLength(1);
  focusManager.setFocused(true);
  await advanceClock(0.2);
  expect(getState()).toEqual(['Not live', 8]);
  await advanceClock(1);
  expect(calls).toHaveLength(2);
  expect(getState()).toEqual(['Live', 8]);
  expect(getAnnouncement()).toBe('Prices loaded');
});

test('throws an error without a query provider', () => {
  expect(() => renderToString(<Prices {...props} loadQuotes={resolveQuotes} />)).toThrow(
    'No QueryClient set, use QueryClientProvider to set one',
  );
});
