import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** The page's current prices and our own fee rate. */
export type Pricing = { market: Market; rate: Rate };

/**
 * An order's amounts. `gross` is what was paid for coins, or the value of sold coins. `net` is `gross` minus `fee`.
 */
export type OrderAmounts = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** An order, with the coin as it was when the order was created. */
export type Order = OrderAmounts & { coin: PricedCoin };

/**
 * A wallet request. `order` is null for a connection request. If the price moved and the wallet asks again,
 * `previousPrice` is set.
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

/** The state of the demo. `history` contains earlier states, one per scene. `manual` means the visitor is stepping through. */
export type Demo = { history: readonly Flow[]; playback: 'playing' | 'paused' | 'manual' };

/** `demo` is null while visitors trade themselves. `havePricesFailed` stays true until prices are back. */
export type State = { flow: Flow; demo: Demo | null; havePricesFailed: boolean };

/** An action by the visitor or the demo. */
export type Action =
  /** `request` opens the wallet to ask for a connection, a purchase, or a sale. */
  | { type: 'request' | 'approve' | 'reject' | 'restart' }
  | { type: 'selectCoin'; coin: string }
  | { type: 'setAmount'; amount: string }
  /** Demo actions. The demo's timer sends `tick`. Hiding the page sends `hide`. */
  | { type: 'forward' | 'back' | 'togglePlayback' | 'takeOver' | 'tick' | 'hide' };

/** A market change. `hasPrice` is true if the selected coin has a price. */
export type MarketChange = { type: 'marketChanged'; kind: Market['kind']; hasPrice: boolean };
