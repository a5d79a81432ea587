import { printTokens, tokensOf } from '../lib/tokenSupply.ts';
import { owner } from './owner.ts';

const { name, claims, split } = owner;

/** The shares that those behind the exchange hold, and how many percent they are together. */
export const inside = {
  ids: split.flatMap(({ id, isInside }) => (isInside ? [id] : [])),
  percent: split.reduce((sum, { isInside, percent }) => sum + (isInside ? percent : 0), 0),
};

/** So many percent of the supply: `400,000,000 TMX`. */
export const amountOf = (percent: number) => printTokens(tokensOf(claims.supply, percent), name);
