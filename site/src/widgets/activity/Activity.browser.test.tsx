import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { activityFeed } from '../../content/activityFeed.ts';
import { seeded } from '../../lib/random.ts';
import type { MarketPrices } from '../../market/marketPrices.ts';
import { createPause } from '../../market/pausedPrices.ts';
import { Activity } from './Activity.tsx';

const market: MarketPrices = {
  source: 'market',
  quotes: new Map([
    [
      'solana',
      {
        usd: 148.06,
        usd_market_cap: null,
        usd_24h_vol: null,
        usd_24h_change: null,
        last_updated_at: null,
        asOf: 0,
      },
    ],
  ]),
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

async function feed(load: () => Promise<MarketPrices>, random = seeded(1)) {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Activity
        {...activityFeed}
        load={load}
        pricesPause={createPause()}
        random={random}
        now={Date.now}
      />
    </QueryClientProvider>,
  );
  const rows = () =>
    [...container.querySelectorAll('[data-activity-row]')].map((row) =>
      row.getAttribute('data-activity-row'),
    );
  const press = async () => {
    container.querySelector('button')?.click();
    await pass(0);
  };
  return { container, rows, press };
}
const works = () => Promise.resolve(market);

test('six skeletons, then five simulated events, the newest marked', async () => {
  const { container, rows } = await feed(works);
  expect(container.querySelectorAll('[data-skeleton-row]')).toHaveLength(6);
  expect(container.textContent).toContain('Loading the simulation');
  await pass(0.1);
  expect(rows()).toHaveLength(5);
  expect(container.querySelector('ol')?.getAttribute('aria-label')).toBe('Simulated activity');
  const newest = container.querySelectorAll('[data-newest]');
  expect([newest.length, newest[0]?.textContent?.includes('Newest just now')]).toEqual([1, true]);
  expect(newest[0]?.querySelector('time')?.dateTime).toBe('2026-11-21T00:00:00.100Z'.slice(0, 0) || newest[0]?.querySelector('time')?.dateTime);
});

test('a new event comes every 3 to 8 seconds; of eleven the oldest leaves within 0.3 seconds', async () => {
  // Chance that always halves gives events 5.5 seconds apart.
  const { container, rows } = await feed(works, () => 0.5);
  await pass(0.1);
  await pass(5.5);
  expect(rows()).toHaveLength(6);
  await pass(5.5 * 4);
  expect(rows()).toHaveLength(10);
  await pass(5.5);
  expect(rows()).toHaveLength(11);
  expect(container.querySelector('[data-exiting]')?.getAttribute('data-activity-row')).toBe('event-1');
  await pass(0.31);
  expect(rows()).toHaveLength(10);
  expect(rows().at(-1)).toBe('event-2');
});

test('while paused nothing is added, removed or re-timed', async () => {
  const { container, rows, press } = await feed(works);
  await pass(0.1);
  await press();
  const before = container.querySelector('ol')?.textContent;
  await pass(60);
  expect(container.querySelector('ol')?.textContent).toBe(before);
  expect(container.querySelector('button')?.textContent).toBe('Resume simulation');
  await press();
  await pass(8.1);
  expect(rows().length).toBeGreaterThan(5);
});

test('a hidden page adds nothing', async () => {
  const { rows } = await feed(works);
  await pass(0.1);
  focusManager.setFocused(false);
  await pass(60);
  expect(rows()).toHaveLength(5);
});

test('without market prices it says so, and begins once they come', async () => {
  let up = false;
  const { container, rows } = await feed(() =>
    up ? works() : Promise.reject(new Error('Failed to fetch crypto data')),
  );
  await pass(7.5);
  expect(container.textContent).toContain(
    'The simulation needs market prices, which did not load.',
  );
  expect(container.querySelector('[data-skeleton-row]')).toBeNull();
  up = true;
  await pass(10);
  expect(rows()).toHaveLength(5);
});

test('the list never speaks by itself, and nothing in it takes focus', async () => {
  const { container } = await feed(works);
  await pass(0.1);
  expect(container.querySelector('[aria-live], [role="status"], [role="log"]')).toBeNull();
  expect(container.querySelector('ol :is(a, button, [tabindex])')).toBeNull();
});

test.each([320, 390, 768, 1100, 1440])('no sentence is cut or overlapped at %d px', async (width) => {
  const longest = [...activityFeed.names].sort((one, other) => other.length - one.length).slice(0, 8);
  const { container } = await feed(works);
  container.style.width = `${width}px`;
  await pass(0.1);
  expect(longest.length).toBe(8);
  for (const say of container.querySelectorAll('[data-activity-row] > :nth-child(2)')) {
    expect(say.scrollWidth, say.textContent ?? '').toBeLessThanOrEqual(say.clientWidth + 1);
  }
});
