import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** The page's current prices and our own fee rate. */
export type Pricing = { market: Market; rate: Rate };

/**
 * The amounts of an order. `gross` is the payment for coins, or the value of sold coins. `net` is `gross` minus `fee`.
 */
export type OrderAmounts = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** An order, with the coin as it was when the order was created. */
export type Order = OrderAmounts & { coin: PricedCoin };

/**
 * A request in the wallet. `order` is null for a request to connect. `previousPrice` is set if the wallet asks again,
 * because the price moved.
 */
export type WalletRequest = { order: Order | null; previousPrice: Micros | null };

/** The event that led to the current state. */
export type Transition =
  | ('started' | 'connected' | 'bought' | 'sold' | 'restarted')
  | ('requested' | 'priceMoved' | 'rejected' | 'priceLost' | 'edited')
  | ('pricesRecovered' | 'takenOver');

/** The state of a practice trade, by step. `request` is the open wallet request. */
export type Flow = { transition: Transition; request: WalletRequest | null } & (
  | { kind: 'connect' }
  /** `selectedCoin` is a coin ID, and `amount` is as typed. */
  | { kind: 'trade'; selectedCoin: string | null; amount: string }
  | { kind: 'cashOut'; bought: Order }
  | { kind: 'ticket'; bought: Order; sold: Order }
);

/** The state of the demo. `history` has the states of earlier scenes. `manual` means that the visitor steps through. */
export type Demo = { history: readonly Flow[]; playback: 'playing' | 'paused' | 'manual' };

/** `demo` is null while visitors trade themselves. `havePricesFailed` is set until the prices have recovered. */
export type State = { flow: Flow; demo: Demo | null; havePricesFailed: boolean };

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
