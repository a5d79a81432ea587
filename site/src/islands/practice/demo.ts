import { coinOf, type Market } from './market.ts';
import type { Action, Demo } from './reducer.ts';

const COIN = 'solana';

/** What the demo buys: Solana, or the first coin where that is not offered. */
export const demoCoin = ({ coins }: Market) => coinOf(COIN, coins) ?? coins[0];

/** The moments of the demo, as its messages are keyed. */
export const MOMENTS = [
  'start',
  'connect',
  'connected',
  'choose',
  'fee',
  'approve',
  'bought',
  'cashOut',
  'ticket',
] as const;

/** What leads from each moment to the next: the same steps that a visitor takes. */
const scriptFor = (coin: string): readonly Action[] => [
  { type: 'ask' },
  { type: 'approve' },
  { type: 'choose', coin },
  { type: 'write', amount: '100' },
  { type: 'ask' },
  { type: 'approve' },
  { type: 'ask' },
  { type: 'approve' },
];
/** From this moment on nothing goes without its price. */
const NEEDS_PRICE = 2;

export const hasEnded = ({ earlier }: Demo) => earlier.length === MOMENTS.length - 1;

/** What leads to the next moment; null at the end, and while the price that it needs is missing. */
export function nextAction({ earlier }: Demo, market: Market): Action | null {
  const coin = demoCoin(market);
  const hasPrice = coin !== undefined && coin.price !== null;
  if (earlier.length >= NEEDS_PRICE && !hasPrice) return null;
  return scriptFor(coin?.id ?? '')[earlier.length] ?? null;
}
