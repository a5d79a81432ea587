import type { Market } from './market.ts';
import { FIRST_AMOUNT, TOLERANCE_PERCENT } from './orders.ts';
import type { Translate } from './usePractice.ts';
import type { Action, Demo } from './state.ts';

/** The demo buys Solana, or the first coin if Solana is not offered. */
const demoCoin = ({ coins }: Market) => coins.find(({ id }) => id === 'solana') ?? coins[0];

/** The demo's moments in order, each with the action type that leads to the next. */
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
export const DEMO_SCENES = SCRIPT.map(([moment]) => moment);
/** The index of the first moment that needs a price to continue. */
const NEEDS_PRICE = DEMO_SCENES.indexOf('connected');

/** Whether the demo shows its last moment. */
export const hasEnded = ({ earlier }: Demo) => earlier.length === DEMO_SCENES.length - 1;

/** Returns the action for the next moment; null at the end or while its price is missing. */
export function nextAction({ earlier }: Demo, market: Market): Action | null {
  const { id = '', price = null } = demoCoin(market) ?? {};
  const type = SCRIPT[earlier.length]?.[1];
  if (!type || (earlier.length >= NEEDS_PRICE && price === null)) return null;
  if (type === 'choose') return { type, coin: id };
  return type === 'write' ? { type, amount: FIRST_AMOUNT } : { type };
}

/** Returns two texts: the moment's number and title, and its sentences. */
export function captionOf(t: Translate, { earlier }: Demo, market: Market) {
  const moment = DEMO_SCENES[earlier.length] ?? 'start';
  const title = t(`demo.${moment}.title`);
  const coin = demoCoin(market)?.name ?? '';
  return [
    t('demo.count', { number: `${earlier.length + 1}`, total: `${DEMO_SCENES.length}`, title }),
    t(`demo.${moment}.body`, { tolerance: TOLERANCE_PERCENT, coin }),
  ] as const;
}
