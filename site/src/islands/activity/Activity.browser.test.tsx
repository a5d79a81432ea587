import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { COINS } from '../../../test/coins.ts';
import { installFakeClock, advanceClock, advanceUntil } from '../../../test/fakeClock.ts';
import { getEnglishMessages } from '../../../test/englishMessages.ts';
import { createSeededRandom } from '../../lib/random.ts';
import type { MarketPrices } from '../../market/coins.ts';
import { Activity } from './Activity.island.tsx';

const emptyStats = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
const solana = { usd: 148.06, ...emptyStats, last_updated_at: null, asOf: 0 };
const market: MarketPrices = { source: 'market', quotes: new Map([['solana', solana]]) };

installFakeClock(Date.UTC(2026, 10, 21));

const messages = getEnglishMessages('activityFeed');
const props = {
  language: 'en',
  messages,
  coins: COINS,
  hasStaking: true,
  loadQuotes: () => Promise.resolve(market),
  now: () => Date.now(),
};

async function renderFeed(loadQuotes = props.loadQuotes) {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Activity {...props} loadQuotes={loadQuotes} random={createSeededRandom(1)} />
    </QueryClientProvider>,
  );
  const findAll = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    container,
    findAll,
    getIds: () =>
      findAll('[data-activity-row]').map((row) => row.getAttribute('data-activity-row')),
    clickButton: async () => {
      container.querySelector('button')?.click();
      await advanceClock(0);
    },
  };
}

test('shows six skeletons, then five events, without announcing them', async () => {
  const { container, findAll } = await renderFeed();
  expect(findAll('[data-skeleton-row]')).toHaveLength(6);
  expect(container.textContent).toContain('Loading the simulation');
  await advanceClock(0.1);
  expect(findAll('[data-activity-row]')).toHaveLength(5);
  expect(findAll('ol')[0]?.getAttribute('aria-label')).toBe('Simulated activity');
  const [newest, ...others] = findAll('[data-newest]');
  expect(others).toEqual([]);
  expect(newest?.textContent).toContain('Newest now');
  expect(newest?.querySelector('time')?.dateTime).toMatch(/^2026-11-21T00:00:00/);
  expect(findAll('[aria-live], [role="status"], [role="log"]')).toEqual([]);
  expect(findAll('ol :is(a, button, [tabindex])')).toEqual([]);
});

test('adds new events at the top without recreating existing rows', async () => {
  const { findAll, getIds } = await renderFeed();
  await advanceClock(0.1);
  const rows = findAll('[data-activity-row]');
  await advanceUntil(() => getIds().length === 6);
  expect(getIds()[0]).toBe('event-6');
  // The elements are the same, so selected text stays selected.
  expect(findAll('[data-activity-row]').slice(1)).toEqual(rows);
  await advanceUntil(() => getIds().length === 10);
  expect(findAll('[data-exiting]')).toEqual([]);
  await advanceUntil(() => findAll('[data-exiting]').length > 0, 0.1);
  expect([getIds()[0], getIds().at(-1)]).toEqual(['event-11', 'event-1']);
  expect(findAll('[data-exiting]')).toEqual(findAll('[data-activity-row="event-1"]'));
  await advanceClock(0.3);
  expect([getIds().length, getIds().at(-1)]).toEqual([10, 'event-2']);
});

test('shows an error if the prices fail to load', async () => {
  const { container, findAll } = await renderFeed(() => Promise.reject(new Error('down')));
  await advanceClock(8);
  const message = 'The simulation needs market prices, which did not load.';
  expect([container.textContent, findAll('li').length]).toEqual([message, 0]);
});

test("doesn't add events while paused or hidden", async () => {
  const { container, findAll, getIds, clickButton } = await renderFeed();
  await advanceClock(0.1);
  await clickButton();
  const before = findAll('ol')[0]?.textContent;
  await advanceClock(60);
  expect(findAll('ol')[0]?.textContent).toBe(before);
  expect(container.querySelector('button')?.textContent).toBe('Resume simulation');
  focusManager.setFocused(false);
  await clickButton();
  await advanceClock(60);
  expect(getIds()).toHaveLength(5);
  focusManager.setFocused(true);
  await advanceUntil(() => getIds().length > 5);
});
