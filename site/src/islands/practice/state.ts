import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** The page's current prices and our own fee rate. */
export type Pricing = { market: Market; rate: Rate };

/**
 * The amounts of an order. `net` is `gross` minus `fee`. When buying, `gross` is the payment and `net` is what buys coins.
 * When selling, `gross` is the value of the coins and `net` is the payout.
 */
export type OrderAmounts = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** An order, with the coin as it was when the order was created. */
export type Order = OrderAmounts & { coin: PricedCoin };

/** A request that the wallet shows. */
export type WalletRequest = {
  /** The order to approve, or null for a request to connect. */
  order: Order | null;
  /** The price in the previous request, if the wallet is asking again because the price moved. */
  previousPrice: Micros | null;
};

/** The event that led to the current state. */
export type Transition =
  | ('started' | 'connected' | 'bought' | 'sold' | 'restarted')
  | ('requested' | 'priceMoved' | 'rejected' | 'priceLost' | 'edited')
  | ('pricesRecovered' | 'takenOver');

/** The state of a practice trade, by step. `request` is the open wallet request. */
export type Flow = { lastTransition: Transition; request: WalletRequest | null } & (
  | { kind: 'connect' }
  /** `selectedCoin` is a coin ID, and `amount` is as typed. */
  | { kind: 'trade'; selectedCoin: string | null; amount: string }
  | { kind: 'cashOut'; bought: Order }
  | { kind: 'ticket'; bought: Order; sold: Order }
);

/** The state of the demo. `history` has the states of earlier scenes. `manual` means that the visitor steps through. */
export type Demo = { history: readonly Flow[]; playback: 'playing' | 'paused' | 'manual' };

export type State = {
  flow: Flow;
  /** Null while visitors trade themselves. */
  demo: Demo | null;
  /** Whether prices failed to load and haven't recovered yet. */
  havePricesFailed: boolean;
};

/** An action of the visitor or the demo. */
export type Action =
  /** `request` opens the wallet, which asks to connect, buy or sell. */
  | { type: 'request' | 'approve' | 'reject' | 'restart' }
  | { type: 'selectCoin'; coin: string }
  | { type: 'setAmount'; amount: string }
  /** Actions of the demo. `tick` is sent by its timer, and `hide` when the page is hidden. */
  | { type: 'forward' | 'back' | 'togglePlayback' | 'takeOver' | 'tick' | 'hide' };

/** A change of the market. `hasPrice` is whether the selected coin has a price. */
export type MarketChange = { type: 'marketChanged'; kind: Market['kind']; hasPrice: boolean };
