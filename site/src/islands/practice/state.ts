import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** The current prices and our own fee rate. */
export type Pricing = { market: Market; rate: Rate };

/**
 * `gross` is the price paid for the coins, or the value of sold coins. `net` is `gross` minus `fee`.
 */
export type OrderAmounts = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** `coin` doesn't change after the order was created. */
export type Order = OrderAmounts & { coin: PricedCoin };

/**
 * `order` is null for a connection request. `previousPrice` is set if the wallet asks again because the price has moved.
 */
export type WalletRequest = { order: Order | null; previousPrice: Micros | null };

/** What led to the current state. */
export type Transition =
  | ('started' | 'connected' | 'bought' | 'sold' | 'restarted')
  | ('requested' | 'priceMoved' | 'rejected' | 'priceLost' | 'edited')
  | ('pricesRecovered' | 'takenOver');

/** `request` is the open wallet request. */
export type Flow = { transition: Transition; request: WalletRequest | null } & (
  | { kind: 'connect' }
  /** `selectedCoin` is a coin ID. `amount` is what the visitor typed. */
  | { kind: 'trade'; selectedCoin: string | null; amount: string }
  | { kind: 'cashOut'; bought: Order }
  | { kind: 'ticket'; bought: Order; sold: Order }
);

/** `history` has an earlier state for each scene. `manual` means that the visitor steps through the demo. */
export type Demo = { history: readonly Flow[]; playback: 'playing' | 'paused' | 'manual' };

/** `demo` is null while visitors trade on their own. `havePricesFailed` stays true until prices are back. */
export type State = { flow: Flow; demo: Demo | null; havePricesFailed: boolean };

/** An action by the visitor or the demo. */
export type Action =
  /** `request` opens the wallet to ask for a connection, a purchase, or a sale. */
  | { type: 'request' | 'approve' | 'reject' | 'restart' }
  | { type: 'selectCoin'; coin: string }
  | { type: 'setAmount'; amount: string }
  /** For the demo. Its timer sends `tick`, and hiding the page sends `hide`. */
  | { type: 'forward' | 'back' | 'togglePlayback' | 'takeOver' | 'tick' | 'hide' };

/** `hasPrice` is true if the selected coin has a price. */
export type MarketChange = { type: 'marketChanged'; kind: Market['kind']; hasPrice: boolean };
