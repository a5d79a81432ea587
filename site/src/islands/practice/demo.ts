import type { Market } from './market.ts';
import { TOLERANCE_PERCENT } from './orders.ts';
import type { Action, Demo } from './reducer.ts';
import type { Translate } from './usePractice.ts';

/** What the demo buys: Solana, or the first coin where that is not offered. */
const demoCoin = ({ coins }: Market) => coins.find(({ id }) => id === 'solana') ?? coins[0];

/** The moments of the demo, and what leads on from each. */
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
/** From this moment on nothing goes without its price. */
const NEEDS_PRICE = MOMENTS.indexOf('connected');

/** Whether the demo shows its last moment. */
export const hasEnded = ({ earlier }: Demo) => earlier.length === MOMENTS.length - 1;

/** What leads to the next moment; null at the end, and while the price that it needs is missing. */
export function nextAction({ earlier }: Demo, market: Market): Action | null {
  const { id = '', price = null } = demoCoin(market) ?? {};
  const type = SCRIPT[earlier.length]?.[1];
  if (!type || (earlier.length >= NEEDS_PRICE && price === null)) return null;
  if (type === 'choose') return { type, coin: id };
  return type === 'write' ? { type, amount: '100' } : { type };
}

/** Which moment is shown, and what the demo says of it. */
export function captionOf(t: Translate, { earlier }: Demo, market: Market) {
  const moment = MOMENTS[earlier.length] ?? 'start';
  const number = `${earlier.length + 1}`;
  const title = t(`demo.${moment}.title`);
  const coin = demoCoin(market)?.name ?? '';
  return [
    t('demo.count', { number, total: `${MOMENTS.length}`, title }),
    t(`demo.${moment}.body`, { tolerance: TOLERANCE_PERCENT, coin }),
  ] as const;
}
