import type { Market } from './market.ts';
import { FIRST_AMOUNT, TOLERANCE_PERCENT } from './orders.ts';
import type { Translate } from './usePractice.ts';
import type { Action, Demo } from './state.ts';

/** What the demo buys: Solana, or the first coin where that is not offered. */
const demoCoin = ({ coins }: Market) => coins.find(({ id }) => id === 'solana') ?? coins[0];

/** The moments of the demo in their order, each with the type of the action that leads to the next. */
const SCRIPT = [
  ['start', 'ask'],
  ['connect', 'approve'],
  ['connected', 'choose'],
  ['choose', 'write'],
  ['fee', 'ask'],
  ['approve', 'approve'],
  ['bought', 'ask'],
  ['cashOut', 'approve'],
  ['ticket', null],
] as const;
export const MOMENTS = SCRIPT.map(([moment]) => moment);
/** The number, from 0, of the first moment that the demo does not leave while its coin has no price. */
const NEEDS_PRICE = MOMENTS.indexOf('connected');

/** Whether the demo shows its last moment. */
export const hasEnded = ({ earlier }: Demo) => earlier.length === MOMENTS.length - 1;

/** The action that leads to the next moment; null at the end, and while the price that it needs is missing. */
export function nextAction({ earlier }: Demo, market: Market): Action | null {
  const { id = '', price = null } = demoCoin(market) ?? {};
  const type = SCRIPT[earlier.length]?.[1];
  if (!type || (earlier.length >= NEEDS_PRICE && price === null)) return null;
  if (type === 'choose') return { type, coin: id };
  return type === 'write' ? { type, amount: FIRST_AMOUNT } : { type };
}

/** Two texts: the number and title of the moment that is shown, and the sentences about it. */
export function captionOf(t: Translate, { earlier }: Demo, market: Market) {
  const moment = MOMENTS[earlier.length] ?? 'start';
  const title = t(`demo.${moment}.title`);
  const coin = demoCoin(market)?.name ?? '';
  return [
    t('demo.count', { number: `${earlier.length + 1}`, total: `${MOMENTS.length}`, title }),
    t(`demo.${moment}.body`, { tolerance: TOLERANCE_PERCENT, coin }),
  ] as const;
}
