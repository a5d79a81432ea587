import type { Micros } from '../../lib/money.ts';
import { hasEnded, nextAction } from './demo.ts';
import { checkedCoin, draftOf, saleOf, type Bought, type Floor, type Sold } from './orders.ts';

/** `refused`: whether the visitor refused this step's request when it was last made. */
type Step = { readonly refused: boolean };
/** `movedFrom`: the price that the wallet showed before it asked again; null while it did not. */
type Asked = { readonly movedFrom: Micros | null };

/** A whole practice trade, from the rim over the floor and out. `amount`: as the visitor wrote it. */
export type Flow =
  | ({ readonly kind: 'connect' } & Step)
  | { readonly kind: 'askedToConnect' }
  | ({ readonly kind: 'trade'; readonly chosen: string | null; readonly amount: string } & Step)
  | ({ readonly kind: 'askedToBuy'; readonly amount: string; readonly order: Bought } & Asked)
  | ({ readonly kind: 'cashOut'; readonly bought: Bought } & Step)
  | ({ readonly kind: 'askedToSell'; readonly bought: Bought; readonly sale: Sold } & Asked)
  | { readonly kind: 'ticket'; readonly bought: Bought; readonly sold: Sold };

/** The demo: the moments before the shown one, and whether it goes on by itself. */
export type Demo = { readonly earlier: readonly Flow[]; readonly playing: boolean };

/** `demo`: null while a visitor trades himself. */
export type State = { readonly flow: Flow; readonly demo: Demo | null };

/**
 * What a visitor, or the demo in his place, can do. `ask`: the one request of the step (connect, buy,
 * sell). `marketChanged` comes from the query; `tick` and `hide` from the demo's clock and a page that is left.
 */
export type Action =
  | { readonly type: 'ask' | 'approve' | 'refuse' | 'again' | 'marketChanged' }
  | { readonly type: 'choose'; readonly coin: string }
  | { readonly type: 'write'; readonly amount: string }
  | { readonly type: 'forward' | 'back' | 'play' | 'take' | 'tick' | 'hide' };

const START: Flow = { kind: 'connect', refused: false };
const FIRST_TRADE: Flow = { kind: 'trade', chosen: null, amount: '100', refused: false };
/** A price that moved by more than one in this many asks again; as the wallet says it, in percent. */
const TOLERANCE = 1_000n;
export const TOLERANCE_PERCENT = '0.1%';

/** @param playing whether the demo begins by itself. */
export const startState = (mode: 'walk' | 'watch', playing: boolean): State => ({
  flow: START,
  demo: mode === 'watch' ? { earlier: [], playing } : null,
});

/**
 * One action; what cannot be done in a state leaves it as it is.
 * @param floor the latest prices: a price is fixed when the wallet opens and compared with them when
 *   the request is approved.
 */
export function reduce(state: State, action: Action, floor: Floor): State {
  const { flow, demo } = state;
  if (!demo) {
    const next = trade(flow, action, floor);
    return next === flow ? state : { flow: next, demo };
  }
  const { type } = action;
  const paused = { flow, demo: { ...demo, playing: false } };
  if (type === 'take') return { flow, demo: null };
  if (type === 'hide') return paused;
  if (type === 'tick') return forward(state, demo, floor);
  if (type === 'forward') return forward(paused, paused.demo, floor);
  if (type === 'back') return back(paused, paused.demo);
  if (type !== 'play') return state;
  if (hasEnded(demo)) return startState('watch', true);
  return { flow, demo: { ...demo, playing: !demo.playing } };
}

/** One step of a trade. */
function trade(flow: Flow, action: Action, floor: Floor): Flow {
  const { type } = action;
  switch (flow.kind) {
    case 'connect':
      return type === 'ask' ? { kind: 'askedToConnect' } : flow;
    case 'askedToConnect':
      if (type === 'refuse') return { kind: 'connect', refused: true };
      return type === 'approve' ? FIRST_TRADE : flow;
    case 'trade': {
      if (type === 'write') return { ...flow, amount: action.amount, refused: false };
      if (type === 'choose') return { ...flow, chosen: action.coin, refused: false };
      if (type !== 'ask') return flow;
      const { amount, chosen } = flow;
      const draft = draftOf(amount, checkedCoin(chosen, floor.market), floor);
      if (draft.kind !== 'ready') return flow;
      return { kind: 'askedToBuy', amount, order: draft.order, movedFrom: null };
    }
    case 'askedToBuy': {
      const { amount, order } = flow;
      const back = {
        kind: 'trade',
        chosen: order.coin,
        amount,
        refused: type === 'refuse',
      } as const;
      const draft = draftOf(amount, checkedCoin(order.coin, floor.market), floor);
      if (type === 'refuse' || draft.kind !== 'ready') return back;
      if (type !== 'approve') return flow;
      if (hasMoved(order.price, draft.order.price)) {
        return { ...flow, order: draft.order, movedFrom: order.price };
      }
      return { kind: 'cashOut', bought: order, refused: false };
    }
    case 'cashOut': {
      const sale = type === 'ask' && saleOf(flow.bought, floor);
      return sale ? { kind: 'askedToSell', bought: flow.bought, sale, movedFrom: null } : flow;
    }
    case 'askedToSell': {
      const { bought, sale } = flow;
      const latest = saleOf(bought, floor);
      if (type === 'refuse' || !latest)
        return { kind: 'cashOut', bought, refused: type === 'refuse' };
      if (type !== 'approve') return flow;
      if (hasMoved(sale.price, latest.price))
        return { ...flow, sale: latest, movedFrom: sale.price };
      return { kind: 'ticket', bought, sold: sale };
    }
    case 'ticket':
      return type === 'again' ? FIRST_TRADE : flow;
  }
}

/** The demo one moment on; it stays where it is when it cannot go on. */
function forward(state: State, demo: Demo, floor: Floor): State {
  const action = nextAction(demo, floor.market);
  if (!action) return state;
  let flow = trade(state.flow, action, floor);
  // The wallet asked again, because the price had moved: the demo approves the new one.
  if ('movedFrom' in flow && flow.movedFrom !== null) flow = trade(flow, action, floor);
  return { flow, demo: { ...demo, earlier: [...demo.earlier, state.flow] } };
}

/** The demo one moment back. */
function back(state: State, demo: Demo): State {
  const flow = demo.earlier.at(-1);
  return flow ? { flow, demo: { ...demo, earlier: demo.earlier.slice(0, -1) } } : state;
}

function hasMoved(shown: Micros, latest: Micros): boolean {
  const by = latest > shown ? latest - shown : shown - latest;
  return by * TOLERANCE > shown;
}
