import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { COINS } from '../../../test/coins.ts';
import { holdClock, pass, passUntil } from '../../../test/heldClock.ts';
import { messagesUnder } from '../../../test/messagesUnder.ts';
import { createSeededRandom } from '../../lib/random.ts';
import type { MarketPrices } from '../../market/coins.ts';
import { Activity } from './Activity.island.tsx';

const figures = { usd_market_cap: null, usd_24h_vol: null, usd_24h_change: null };
const solana = { usd: 148.06, ...figures, last_updated_at: null, asOf: 0 };
const market: MarketPrices = { source: 'market', quotes: new Map([['solana', solana]]) };

holdClock(Date.UTC(2026, 10, 21));

const messages = messagesUnder('activityFeed');
const props = {
  language: 'en',
  messages,
  coins: COINS,
  hasStaking: true,
  load: () => Promise.resolve(market),
  now: () => Date.now(),
};

async function feed(load = props.load) {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Activity {...props} load={load} random={createSeededRandom(1)} />
    </QueryClientProvider>,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    container,
    all,
    ids: () => all('[data-activity-row]').map((row) => row.getAttribute('data-activity-row')),
    press: async () => {
      container.querySelector('button')?.click();
      await pass(0);
    },
  };
}

test('shows six skeletons, then five silent events, the newest marked', async () => {
  const { container, all } = await feed();
  expect(all('[data-skeleton-row]')).toHaveLength(6);
  expect(container.textContent).toContain('Loading the simulation');
  await pass(0.1);
  expect(all('[data-activity-row]')).toHaveLength(5);
  expect(all('ol')[0]?.getAttribute('aria-label')).toBe('Simulated activity');
  const [newest, ...others] = all('[data-newest]');
  expect(others).toEqual([]);
  expect(newest?.textContent).toContain('Newest now');
  expect(newest?.querySelector('time')?.dateTime).toMatch(/^2026-11-21T00:00:00/);
  expect(all('[aria-live], [role="status"], [role="log"]')).toEqual([]);
  expect(all('ol :is(a, button, [tabindex])')).toEqual([]);
});

test('adds events on top without touching the rows below', async () => {
  const { all, ids } = await feed();
  await pass(0.1);
  const rows = all('[data-activity-row]');
  await passUntil(() => ids().length === 6);
  expect(ids()[0]).toBe('event-6');
  // Selected text in them stays selected.
  expect(all('[data-activity-row]').slice(1)).toEqual(rows);
  await passUntil(() => ids().length === 10);
  expect(all('[data-exiting]')).toEqual([]);
  await passUntil(() => all('[data-exiting]').length > 0, 0.1);
  expect([ids()[0], ids().at(-1)]).toEqual(['event-11', 'event-1']);
  expect(all('[data-exiting]')).toEqual(all('[data-activity-row="event-1"]'));
  await pass(0.3);
  expect([ids().length, ids().at(-1)]).toEqual([10, 'event-2']);
});

test('shows an error and no rows without market data', async () => {
  const { container, all } = await feed(() => Promise.reject(new Error('down')));
  await pass(8);
  const says = 'The simulation needs market prices, which did not load.';
  expect([container.textContent, all('li').length]).toEqual([says, 0]);
});

test('changes nothing while paused or hidden', async () => {
  const { container, all, ids, press } = await feed();
  await pass(0.1);
  await press();
  const before = all('ol')[0]?.textContent;
  await pass(60);
  expect(all('ol')[0]?.textContent).toBe(before);
  expect(container.querySelector('button')?.textContent).toBe('Resume simulation');
  focusManager.setFocused(false);
  await press();
  await pass(60);
  expect(ids()).toHaveLength(5);
  focusManager.setFocused(true);
  await passUntil(() => ids().length > 5);
});
