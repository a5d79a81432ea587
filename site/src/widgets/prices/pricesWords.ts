import type { Owner } from '#contract/owner.ts';
import type { Prices } from '../../content/prices.ts';

/** Every word of the board. `{time}` stands for a time of day. */
export type PricesWords = Prices;

/** The data service, named and linked as its terms ask. */
export type DataCredit = Owner['marketData'];
