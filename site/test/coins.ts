import { owner } from '../../test/owner/owner.config.ts';
import type { Coin } from '../src/market/coins.ts';

export const COINS: readonly Coin[] = owner.coins.map((coin) => ({ ...coin, hasLogo: true }));
