import { fill } from '../../lib/fill.ts';
import { coinOf, type Market } from './market.ts';
import { TOLERANCE_PERCENT } from './orders.ts';
import type { Action, Demo } from './reducer.ts';
import type { PracticeMessages } from './usePractice.ts';

/** What the demo buys: Solana, or the first coin where that is not offered. */
const demoCoin = ({ coins }: Market) => coinOf('solana', coins) ?? coins[0];

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
/** From this moment on nothing goes without its price. */
const NEEDS_PRICE = 2;

/** Whether the demo shows its last moment. */
export const hasEnded = ({ earlier }: Demo) => earlier.length === MOMENTS.length - 1;

/** What leads to the next moment; null at the end, and while the price that it needs is missing. */
export function nextAction({ earlier }: Demo, market: Market): Action | null {
  const coin = demoCoin(market);
  const hasPrice = coin !== undefined && coin.price !== null;
  if (earlier.length >= NEEDS_PRICE && !hasPrice) return null;
  const script: Action[] = [
    { type: 'ask' },
    { type: 'approve' },
    { type: 'choose', coin: coin?.id ?? '' },
    { type: 'write', amount: '100' },
    { type: 'ask' },
    { type: 'approve' },
    { type: 'ask' },
    { type: 'approve' },
  ];
  return script[earlier.length] ?? null;
}

/** Which moment is shown, and what the demo says of it. */
export function captionOf(messages: PracticeMessages, { earlier }: Demo, market: Market) {
  const moment = MOMENTS[earlier.length] ?? 'start';
  const number = `${earlier.length + 1}`;
  const title = messages[`demo.${moment}.title`];
  const values = { tolerance: TOLERANCE_PERCENT, coin: demoCoin(market)?.name ?? '' };
  return [
    fill(messages['demo.count'], { number, total: `${MOMENTS.length}`, title }),
    fill(messages[`demo.${moment}.body`], values),
  ] as const;
}
