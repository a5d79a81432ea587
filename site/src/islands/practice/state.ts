import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** The page's current prices and our fee. */
export type Terms = { market: Market; rate: Rate };

/**
 * An exchange. `gross` minus `fee` is `net`. Buying: what is paid, and what of it buys coins. Selling: what the coins
 * bring, and what comes back.
 */
export type Exchange = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** One order as shown, approved and printed. `coin` is a snapshot. */
export type Order = Exchange & { coin: PricedCoin };

/**
 * A wallet request: to approve an order, or without one to connect. `movedFrom`: the price it showed before it asked
 * again.
 */
export type Request = { order: Order | null; movedFrom: Micros | null };

/** The action that led to a trade's state. */
export type Transition =
  | ('started' | 'connected' | 'bought' | 'sold' | 'again')
  | ('asked' | 'moved' | 'refused' | 'priceLost' | 'edited')
  | ('recovered' | 'taken');

/** A whole practice trade. `by`: the last action. `asked`: the open wallet request. `amount`: as typed. */
export type Flow = { by: Transition; asked: Request | null } & (
  | { kind: 'connect' }
  | { kind: 'trade'; chosen: string | null; amount: string }
  | { kind: 'cashOut'; bought: Order }
  | { kind: 'ticket'; bought: Order; sold: Order }
);

/** The demo: the earlier moments, and whether it plays or a visitor steps. */
export type Demo = { earlier: readonly Flow[]; pace: 'plays' | 'paused' | 'stepped' };

/** `demo`: null while visitors trade themselves. `hasFailed`: prices failed and have not recovered. */
export type State = { flow: Flow; demo: Demo | null; hasFailed: boolean };

/**
 * An action of a visitor or the demo. `ask`: the step's one request (connect, buy, sell). `tick`: from the demo's
 * clock. `hide`: the page was hidden.
 */
export type Action =
  | { type: 'ask' | 'approve' | 'refuse' | 'again' }
  | { type: 'choose'; coin: string }
  | { type: 'write'; amount: string }
  | { type: 'forward' | 'back' | 'play' | 'take' | 'tick' | 'hide' };

/** A change of the market. `hasPrice`: whether the selected coin has one. */
export type MarketChange = { type: 'marketChanged'; kind: Market['kind']; hasPrice: boolean };
