import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query';
import '../../styles/layers.css';
import '../../styles/site.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { COINS } from '../../../test/coins.ts';
import { holdClock, pass } from '../../../test/heldClock.ts';
import { messagesUnder } from '../../../test/messagesUnder.ts';
import { seeded } from '../../lib/random.ts';
import type { MarketPrices } from '../../market/marketPrices.ts';
import { createPause } from '../../market/quotesQuery.ts';
import { Activity } from './Activity.tsx';
import { FIRST_NAMES } from './simulate.ts';

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

holdClock(Date.UTC(2026, 10, 21));

const messages = messagesUnder('activityFeed');
const activityFeed = {
  language: 'en',
  messages,
  ago: { seconds: { other: messages['ago.seconds'] }, minutes: { other: messages['ago.minutes'] } },
  coins: COINS,
  names: FIRST_NAMES,
};

async function feed(load: () => Promise<MarketPrices>, random = seeded(1), content = activityFeed) {
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <div className="level" data-level="3">
        <Activity
          {...content}
          load={load}
          pricesPause={createPause()}
          random={random}
          now={Date.now}
        />
      </div>
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
  expect(newest[0]?.querySelector('time')?.dateTime).toMatch(/^2026-11-21T00:00:00/);
});

test('a new event comes every 3 to 8 seconds; of eleven the oldest leaves within 0.3 seconds', async () => {
  // Chance that always halves gives events 5.5 seconds apart.
  const { container, rows } = await feed(works, () => 0.5);
  await pass(0.1);
  await pass(5.6);
  expect(rows()).toHaveLength(6);
  await pass(22.2);
  expect(rows()).toHaveLength(10);
  await pass(5.3);
  expect(rows()).toHaveLength(11);
  expect(container.querySelector('[data-exiting]')?.getAttribute('data-activity-row')).toBe(
    'event-1',
  );
  await pass(0.5);
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

test('a refresh of the prices draws no row again', async () => {
  let drawn = 0;
  const counted = {
    ...activityFeed,
    messages: new Proxy(messages, {
      get(all, key: keyof typeof messages) {
        if (key.startsWith('sentence.')) drawn += 1;
        return all[key];
      },
    }),
  };
  const { press } = await feed(works, seeded(1), counted);
  await pass(0.1);
  expect(drawn).toBe(5);
  await press();
  await pass(30);
  expect(drawn).toBe(5);
});

test('a new event leaves the rows below it as they are, and what is selected in them', async () => {
  const { container } = await feed(works);
  await pass(0.1);
  const rows = [...container.querySelectorAll('[data-activity-row]')];
  const [newest, second, third] = rows.map((row) => row.querySelector('span:not([aria-hidden])'));
  for (const sentence of [newest, second, third]) {
    if (!sentence) throw new Error('There is no row to select from.');
    getSelection()?.selectAllChildren(sentence);
    const selected = getSelection()?.toString();
    expect(selected).toMatch(/\$[\d,]+ of SOL/i);
    const before = container.querySelector('[data-newest]');
    await pass(8.1);
    expect(container.querySelector('[data-newest]')).not.toBe(before);
    expect(getSelection()?.toString().split(/\s+/)).toEqual(selected?.split(/\s+/));
  }
  expect([...container.querySelectorAll('[data-activity-row]')].slice(-5)).toEqual(rows);
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
  // There is nothing to pause.
  expect(container.querySelector('button')).toBeNull();
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

const longest = { ...activityFeed, names: ['Xoxoxoxo', 'Marmadam'] };

test.each([320, 390, 768, 1100, 1440])('no sentence is cut at %d px', async (width) => {
  await page.viewport(width, 900);
  const { container } = await feed(works, seeded(width), longest);
  await pass(40);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const sentences = [...container.querySelectorAll('[data-activity-row] > * > :nth-child(2)')];
  expect(sentences.length).toBeGreaterThanOrEqual(10);
  for (const sentence of sentences) {
    expect(sentence.scrollWidth, sentence.textContent).toBeLessThanOrEqual(sentence.clientWidth);
  }
});

test('a page that froze while a row was leaving keeps no row too many', async () => {
  const { rows } = await feed(works, () => 0.5);
  await pass(33.2);
  expect(rows()).toHaveLength(11);
  // The end of the old row and the next event fall due together, and nothing is drawn in between.
  vi.advanceTimersByTime(6_000);
  await pass(0.4);
  expect(rows()).toHaveLength(10);
});
