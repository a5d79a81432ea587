import type { Market } from './market.ts';
import { DEFAULT_AMOUNT, TOLERANCE_PERCENT } from './orders.ts';
import type { Translate } from './usePractice.ts';
import type { Action, Demo } from './state.ts';

/** Falls back to the first coin if Solana isn't listed. */
const getDemoCoin = ({ coins }: Market) => coins.find(({ id }) => id === 'solana') ?? coins[0];

/** Message key of each scene, and the type of the action that leads to the next one. */
const SCRIPT = [
  ['start', 'request'],
  ['connect', 'approve'],
  ['connected', 'selectCoin'],
  ['choose', 'setAmount'],
  ['fee', 'request'],
  ['approve', 'approve'],
  ['bought', 'request'],
  ['cashOut', 'approve'],
  ['ticket', null],
] as const;
export const DEMO_SCENES = SCRIPT.map(([scene]) => scene);
/** This is the first scene that needs a price to continue. */
const FIRST_SCENE_WITH_PRICE = DEMO_SCENES.indexOf('connected');

export const hasEnded = ({ history }: Demo) => history.length === DEMO_SCENES.length - 1;

/** Returns null at the end, or if the price is missing. */
export function getNextAction({ history }: Demo, market: Market): Action | null {
  const { id = '', price = null } = getDemoCoin(market) ?? {};
  const type = SCRIPT[history.length]?.[1];
  if (!type || (history.length >= FIRST_SCENE_WITH_PRICE && price === null)) return null;
  if (type === 'selectCoin') return { type, coin: id };
  return type === 'setAmount' ? { type, amount: DEFAULT_AMOUNT } : { type };
}

export function getCaption(t: Translate, { history }: Demo, market: Market) {
  const scene = DEMO_SCENES[history.length] ?? 'start';
  const title = t(`demo.${scene}.title`);
  const coin = getDemoCoin(market)?.name ?? '';
  const number = `${history.length + 1}`;
  return [
    t('demo.count', { number, total: `${DEMO_SCENES.length}`, title }),
    t(`demo.${scene}.body`, { tolerance: TOLERANCE_PERCENT, coin }),
  ] as const;
}
