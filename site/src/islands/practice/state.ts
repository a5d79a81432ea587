import type { CoinParts, Micros, Rate } from '../../lib/money.ts';
import type { Market, PricedCoin } from './market.ts';

/** What a trade is made at: the page's prices now, and our own fee. */
export type Terms = { market: Market; rate: Rate };

/**
 * What coins are exchanged for. `gross` less `fee` is `net`: of a buy what is paid and what of it buys the
 * coins, of a sale what the coins bring and what comes back.
 */
export type Exchange = { side: 'buy' | 'sell'; coins: CoinParts } & Record<
  'price' | 'gross' | 'fee' | 'net',
  Micros
>;

/** One order as it is drawn, approved and printed. `coin`: as it was then. */
export type Order = Exchange & { coin: PricedCoin };

/**
 * What the wallet asks to approve; without an order, to connect. `movedFrom`: the price that it showed before
 * it asked again.
 */
export type Request = { order: Order | null; movedFrom: Micros | null };

/** What led to a state of a trade. */
export type Transition =
  | ('started' | 'connected' | 'bought' | 'sold' | 'again')
  | ('asked' | 'moved' | 'refused' | 'priceLost' | 'edited')
  | ('recovered' | 'taken');

/**
 * A whole practice trade, from the rim over the floor and out. `by`: what led here. `asked`: while the wallet is
 * open. `amount`: as the visitor wrote it.
 */
export type Flow = { by: Transition; asked: Request | null } & (
  | { kind: 'connect' }
  | { kind: 'trade'; chosen: string | null; amount: string }
  | { kind: 'cashOut'; bought: Order }
  | { kind: 'ticket'; bought: Order; sold: Order }
);

/** The demo: the moments before the shown one, and whether it goes on by itself or a visitor stepped to it. */
export type Demo = { earlier: readonly Flow[]; pace: 'plays' | 'paused' | 'stepped' };

/** `demo`: null while visitors trade themselves. `hasFailed`: the prices failed, and are not back yet. */
export type State = { flow: Flow; demo: Demo | null; hasFailed: boolean };

/**
 * What a visitor can do, or the demo instead. `ask`: the one request of the step (connect, buy, sell).
 * `tick` comes from the demo's clock, `hide` from a page that is left.
 */
export type Action =
  | { type: 'ask' | 'approve' | 'refuse' | 'again' }
  | { type: 'choose'; coin: string }
  | { type: 'write'; amount: string }
  | { type: 'forward' | 'back' | 'play' | 'take' | 'tick' | 'hide' };

/** Prices failed, came or are back. `hasPrice`: whether the checked coin has one. */
export type MarketChange = { type: 'marketChanged'; kind: Market['kind']; hasPrice: boolean };
