import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEST_BROWSER } from '../browser.ts';
import { measured } from '../faults/scale.ts';
import { failed, loadAt, print } from './load.ts';
import { PRICES, testedCluster } from './testedCluster.ts';

const REQUESTS = 20_000;
const PER_SECOND = 150;
/** As one browser or another lists what it takes: all of them are given brotli. */
const LISTS = ['gzip, br', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8'];
/** As the page's answer says, in seconds: `s-maxage`. */
const FRESH_S = 60;
/** Beyond what prices may be shown while the cache only asks, in seconds: the interval and a minute. */
const STALE_S = 80;
const PATIENCE_MS = 60_000;

test('a cache before the site carries the load, and the page outlives its origin', async (context) => {
  const { site, origin, members, balancer } = await testedCluster({ withCache: true });
  const sent = async (path: string, base = site, turn = 0) => {
    const headers = { 'Accept-Encoding': LISTS[turn % LISTS.length] ?? '' };
    const response = await fetch(`${base}${path}`, { headers });
    const bytes = (await response.arrayBuffer()).byteLength;
    return { status: response.status, cache: response.headers.get('x-cache'), bytes };
  };
  const before = await balancer.handedOn();
  const begin = performance.now();
  // Campaigns lead to addresses of their own, which are one page.
  const page = await loadAt(
    PER_SECOND,
    async (number) => (await sent(`/?utm_source=campaign${number}`, site, number)).status,
    (count) => count < REQUESTS,
  );
  const periods = Math.ceil((performance.now() - begin) / 1_000 / FRESH_S);
  const handedOn = (await balancer.handedOn()) - before;
  measured(
    context,
    `${print(page)}; the origin saw ${handedOn} of them in ${periods} minutes begun`,
  );
  expect(failed(page)).toBe(0);
  expect(handedOn).toBeLessThanOrEqual(periods);

  const address = site.replace('127.0.0.1', 'localhost');
  // What somebody has seen is what a cache can show.
  await visit(address, '#tmx-form-section [data-kind=ready]');
  const whole = await sent('/');
  await sent(PRICES);
  await Promise.all(members.map((member) => member.kill('SIGTERM')));
  expect((await sent('/', origin)).status).toBe(503);
  await pause(STALE_S * 1_000);
  const [pageThen, pricesThen] = [await sent('/'), await sent(PRICES)];
  measured(
    context,
    `${STALE_S} s after the last companion: page ${pageThen.status} ${pageThen.cache}, prices ${pricesThen.status} ${pricesThen.cache}`,
  );
  expect([pageThen.status, pageThen.bytes, pricesThen.status]).toEqual([200, whole.bytes, 200]);
  const said = await visit(address, '#tmx-form-section [role=alert]');
  measured(context, `the form: ${said}`);
  expect(said).toMatch(/form/i);
});

/** What a visitor of the page reads at a spot of it, once that is there. */
async function visit(url: string, spot: string): Promise<string> {
  const browser = await chromium.launch(TEST_BROWSER);
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('#tmx-form-section').scrollIntoViewIfNeeded();
    return await page.locator(spot).innerText({ timeout: PATIENCE_MS });
  } finally {
    await browser.close();
  }
}
