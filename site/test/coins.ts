import { owner } from '../../test/owner/owner.config.ts';
import type { Coin } from '../src/market/coins.ts';

/** The eight coins that the product ships with, for tests of what shows them. */
export const COINS: readonly Coin[] = owner.coins.map((coin) => ({ ...coin, hasMark: true }));
