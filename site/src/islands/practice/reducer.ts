import type { Micros } from '../../lib/money.ts';
import { hasEnded, nextAction } from './demo.ts';
import { checkedCoin, draftOf, hasMoved, saleOf } from './orders.ts';
import type { Bought, Sold, Terms } from './orders.ts';
import type { Transition } from './transitions.ts';

/**
 * A whole practice trade, from the rim over the floor and out. `by`: what led here. `amount`: as the
 * visitor wrote it. `movedFrom`: the price that the wallet showed before it asked again.
 */
export type Flow = { by: Transition } & (
  | { kind: 'connect' | 'askedToConnect' }
  | { kind: 'trade'; chosen: string | null; amount: string }
  | { kind: 'askedToBuy'; amount: string; order: Bought; movedFrom: Micros | null }
  | { kind: 'cashOut'; bought: Bought }
  | { kind: 'askedToSell'; bought: Bought; order: Sold; movedFrom: Micros | null }
  | { kind: 'ticket'; bought: Bought; sold: Sold }
);

/** The demo: the moments before the shown one, and whether it goes on by itself or a visitor stepped to it. */
export type Demo = { earlier: readonly Flow[]; pace: 'plays' | 'paused' | 'stepped' };

/** `demo`: null while a visitor trades himself. */
export type State = { flow: Flow; demo: Demo | null };

/**
 * What a visitor, or the demo in his place, can do. `ask`: the one request of the step (connect, buy,
 * sell). `marketChanged` and `recovered` (there are prices again) come from the query, `tick` and `hide`
 * from the demo's clock and a page that is left.
 */
export type Action =
  | { type: 'ask' | 'approve' | 'refuse' | 'again' | 'marketChanged' | 'recovered' }
  | { type: 'choose'; coin: string }
  | { type: 'write'; amount: string }
  | { type: 'forward' | 'back' | 'play' | 'take' | 'tick' | 'hide' };

const FIRST_TRADE = { kind: 'trade', chosen: null, amount: '100' } as const;

/** @param plays whether the demo begins by itself. */
export const startState = (mode: 'walk' | 'watch', plays: boolean): State => ({
  flow: { kind: 'connect', by: 'started' },
  demo: mode === 'watch' ? { earlier: [], pace: plays ? 'plays' : 'paused' } : null,
});

/**
 * One action; what cannot be done in a state leaves it as it is.
 * @param terms the latest prices: a price is fixed when the wallet opens and compared with them when
 *   the request is approved.
 */
export function reduce(state: State, action: Action, terms: Terms): State {
  const { flow, demo } = state;
  if (!demo) {
    const next = trade(flow, action, terms);
    return next === flow ? state : { flow: next, demo };
  }
  const { type } = action;
  if (type === 'take') return { flow: { ...flow, by: 'taken' }, demo: null };
  if (type === 'hide') return { flow, demo: { ...demo, pace: 'paused' } };
  if (type === 'tick') return forward(flow, demo, terms);
  if (type === 'forward') return forward(flow, { ...demo, pace: 'stepped' }, terms);
  if (type === 'back') return back(flow, { ...demo, pace: 'stepped' });
  if (type !== 'play') return state;
  if (hasEnded(demo)) return startState('watch', true);
  return { flow, demo: { ...demo, pace: demo.pace === 'plays' ? 'paused' : 'plays' } };
}

function trade(flow: Flow, action: Action, terms: Terms): Flow {
  const { type } = action;
  if (type === 'recovered') return { ...flow, by: 'recovered' };
  switch (flow.kind) {
    case 'connect':
      return type === 'ask' ? { kind: 'askedToConnect', by: 'asked' } : flow;
    case 'askedToConnect':
      if (type === 'refuse') return { kind: 'connect', by: 'refused' };
      return type === 'approve' ? { ...FIRST_TRADE, by: 'connected' } : flow;
    case 'trade': {
      const { amount } = flow;
      if (type === 'write') return { ...flow, by: 'edited', amount: action.amount };
      if (type === 'choose') return { ...flow, by: 'edited', chosen: action.coin };
      const draft = draftOf(amount, checkedCoin(flow, terms.market), terms.rate);
      if (type !== 'ask' || draft.kind !== 'ready') return flow;
      return { kind: 'askedToBuy', by: 'asked', amount, order: draft.order, movedFrom: null };
    }
    case 'askedToBuy': {
      const { amount, order } = flow;
      const before = { kind: 'trade', chosen: order.coin.id, amount } as const;
      const draft = draftOf(amount, checkedCoin(flow, terms.market), terms.rate);
      if (type === 'refuse') return { ...before, by: 'refused' };
      if (draft.kind !== 'ready') return { ...before, by: 'priceLost' };
      if (type !== 'approve') return flow;
      if (!hasMoved(order, draft.order)) return { kind: 'cashOut', by: 'bought', bought: order };
      return { ...flow, by: 'moved', order: draft.order, movedFrom: order.price };
    }
    case 'cashOut': {
      const { bought } = flow;
      const order = saleOf(bought, terms);
      if (type !== 'ask' || !order) return flow;
      return { kind: 'askedToSell', by: 'asked', bought, order, movedFrom: null };
    }
    case 'askedToSell': {
      const { bought, order } = flow;
      const latest = saleOf(bought, terms);
      if (type === 'refuse') return { kind: 'cashOut', by: 'refused', bought };
      if (!latest) return { kind: 'cashOut', by: 'priceLost', bought };
      if (type !== 'approve') return flow;
      if (!hasMoved(order, latest)) return { kind: 'ticket', by: 'sold', bought, sold: order };
      return { ...flow, by: 'moved', order: latest, movedFrom: order.price };
    }
    case 'ticket':
      return type === 'again' ? { ...FIRST_TRADE, by: 'again' } : flow;
  }
}

/** The demo one moment on; it stays where it is when it cannot go on. */
function forward(flow: Flow, demo: Demo, terms: Terms): State {
  const action = nextAction(demo, terms.market);
  if (!action) return { flow, demo };
  const next = trade(flow, action, terms);
  return {
    // Where the wallet asks again, because the price had moved, the demo approves the new one.
    flow: next.by === 'moved' ? trade(next, action, terms) : next,
    demo: { ...demo, earlier: [...demo.earlier, flow] },
  };
}

const back = (flow: Flow, demo: Demo): State => ({
  flow: demo.earlier.at(-1) ?? flow,
  demo: { ...demo, earlier: demo.earlier.slice(0, -1) },
});
