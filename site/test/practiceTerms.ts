import { COINS } from './coins.ts';
import type { Terms } from '../src/islands/practice/orders.ts';
import { toPrice, toRate } from '../src/lib/money.ts';

/** Prices at which Solana costs so much and every other coin a dollar; null: it has no price. */
export function termsAt(solana: number | null): Terms {
  const coins = COINS.map((coin) => {
    const usd = coin.id === 'solana' ? solana : 1;
    const price = usd === null ? null : toPrice(usd);
    return { ...coin, price, isSample: true, asOf: 0, isOld: false };
  });
  return { rate: toRate(0.05), market: { kind: 'prices', coins } };
}
