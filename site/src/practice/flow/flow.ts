import type { BuyOrder, SellOrder } from '../money/orders.ts';
import type { Micros } from '../money/units.ts';

/** Where an order's price came from; coins are named by their ids. */
type Priced = {
  readonly isSample: boolean;
  /** Milliseconds since 1970. */
  readonly asOf: number;
};
export type Bought = BuyOrder & Priced & { readonly coin: string };
export type Sold = SellOrder & Priced;

/** `refused`: whether the visitor refused this step's request when it was last made. */
type Step = { readonly refused: boolean };
/** `movedFrom`: the price that the wallet showed before it asked again; null while it did not. */
type Asked = { readonly movedFrom: Micros | null };

/** A whole practice trade, from the rim over the floor and out. `amount`: as the visitor wrote it. */
export type Flow =
  | ({ readonly at: 'connect' } & Step)
  | { readonly at: 'askedToConnect' }
  | ({ readonly at: 'trade'; readonly chosen: string | null; readonly amount: string } & Step)
  | ({ readonly at: 'askedToBuy'; readonly amount: string; readonly order: Bought } & Asked)
  | ({ readonly at: 'cashOut'; readonly bought: Bought } & Step)
  | ({ readonly at: 'askedToSell'; readonly bought: Bought; readonly sale: Sold } & Asked)
  | { readonly at: 'ticket'; readonly bought: Bought; readonly sold: Sold };

/**
 * What a visitor, or the demo in his place, can do. `ask`: the one request of the step (connect, buy,
 * sell). `marketChanged` comes from the query.
 */
export type Action =
  | { readonly do: 'ask' | 'approve' | 'refuse' | 'again' | 'marketChanged' }
  | { readonly do: 'choose'; readonly coin: string }
  | { readonly do: 'write'; readonly amount: string };

/** The same, and what the demo's bar, its clock (`tick`) and a page that is left (`hide`) do. */
export type Press =
  Action | { readonly do: 'forward' | 'back' | 'play' | 'take' | 'tick' | 'hide' };

export const START: Flow = { at: 'connect', refused: false };
