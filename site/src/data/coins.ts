import { existsSync } from 'node:fs';
import { owner } from './owner.ts';

/** The coins of the owner; `hasMark`: whether there is a picture of it, which `npm run art coins` draws. */
export const coins = owner.coins.map((coin) => ({
  ...coin,
  hasMark: existsSync(`site/public/coins/${coin.id}.svg`),
}));
