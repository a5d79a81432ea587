import { expect, test } from 'vitest';
import { owner } from './owner.ts';
import { practice } from './practice.ts';
import { practiceMoments } from './practiceMoments.ts';

const { feePercent, venueFeesPercent } = owner.claims;

test('our own rate stands first and the dearest last, because the ticket compares with it', () => {
  const { rates } = practice;
  expect(rates[0]?.percent).toBe(feePercent);
  expect(rates.at(-1)?.percent).toBe(Math.max(...Object.values(venueFeesPercent)));
});

test('the demo spells the fees of the owner’s rates', () => {
  const claims = {
    feePercent: 0.05,
    venueFeesPercent: { orderBook: 0.1, aggregator: 0.25, amm: 0.3 },
  };
  expect(practiceMoments('TMX', claims)[4]?.body).toBe(
    'Five cents on 100\u00a0USDT. The same order costs ten to thirty cents at the other three rates.',
  );
  const finer = {
    feePercent: 0.025,
    venueFeesPercent: { orderBook: 0.035, aggregator: 0.25, amm: 1.2 },
  };
  expect(practiceMoments('TMX', finer)[4]?.body).toBe(
    '$0.025 on 100\u00a0USDT. The same order costs $0.035 to $1.20 at the other three rates.',
  );
  const least = {
    feePercent: 0.01,
    venueFeesPercent: { orderBook: 0.35, aggregator: 0.25, amm: 0.1 },
  };
  expect(practiceMoments('TMX', least)[4]?.body).toBe(
    'One cent on 100\u00a0USDT. The same order costs ten to thirty-five cents at the other three rates.',
  );
});
