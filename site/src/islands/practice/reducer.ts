import { hasEnded, nextAction } from './demo.ts';
import { FIRST_AMOUNT, hasMoved, orderOf } from './orders.ts';
import type { Action, Demo, Flow, MarketChange, Request, State, Terms } from './state.ts';

const FIRST_TRADE = { kind: 'trade', chosen: null, amount: FIRST_AMOUNT, asked: null } as const;

/** @param pace the demo's pace; null if visitors trade themselves. */
export const startState = (pace: Demo['pace'] | null): State => ({
  flow: { kind: 'connect', by: 'started', asked: null },
  demo: pace && { earlier: [], pace },
  hasFailed: false,
});

/**
 * Applies one action; actions that a state doesn't allow change nothing. `terms`: the latest prices. A price is fixed
 * when the wallet opens and compared with them when the request is approved.
 */
export function reduce(state: State, action: (Action & { terms: Terms }) | MarketChange): State {
  if (action.type === 'marketChanged') return followMarket(state, action);
  const { type, terms } = action;
  const { flow, demo } = state;
  if (!demo) {
    const next = trade(flow, action, terms);
    return next === flow ? state : { ...state, flow: next };
  }
  if (type === 'take') return { ...state, flow: { ...flow, by: 'taken' }, demo: null };
  if (type === 'hide') return { ...state, demo: { ...demo, pace: 'paused' } };
  if (type === 'tick') return { ...state, ...forward(flow, demo, terms) };
  if (type === 'forward')
    return { ...state, ...forward(flow, { ...demo, pace: 'stepped' }, terms) };
  if (type === 'back') return { ...state, ...back(flow, { ...demo, pace: 'stepped' }) };
  if (type !== 'play') return state;
  if (hasEnded(demo)) return { ...startState('plays'), hasFailed: state.hasFailed };
  return { ...state, demo: { ...demo, pace: demo.pace === 'plays' ? 'paused' : 'plays' } };
}

/** A lost price closes the wallet that shows it. Recovered prices are announced. */
function followMarket(state: State, { kind, hasPrice }: MarketChange): State {
  const { flow, demo } = state;
  const next = { ...state, hasFailed: kind === 'none' || (state.hasFailed && kind !== 'prices') };
  if (demo) return next;
  if (state.hasFailed && kind === 'prices') return { ...next, flow: { ...flow, by: 'recovered' } };
  if (!flow.asked?.order || hasPrice) return next;
  return { ...next, flow: { ...flow, by: 'priceLost', asked: null } };
}

function trade(flow: Flow, action: Action, terms: Terms): Flow {
  const { type } = action;
  if (flow.asked) return answer(flow, flow.asked, type, terms);
  if (flow.kind === 'ticket') return type === 'again' ? { ...FIRST_TRADE, by: 'again' } : flow;
  if (flow.kind === 'trade') {
    if (type === 'write') return { ...flow, by: 'edited', amount: action.amount };
    if (type === 'choose') return { ...flow, by: 'edited', chosen: action.coin };
  }
  const order = orderOf(flow, terms);
  if (type !== 'ask' || (!order && flow.kind !== 'connect')) return flow;
  const asking: Flow = { ...flow, by: 'asked', asked: { order, movedFrom: null } };
  return asking.kind === 'trade' && order ? { ...asking, chosen: order.coin.id } : asking;
}

/** Answers a wallet request. Refusing restores the step. */
function answer(flow: Flow, { order }: Request, type: Action['type'], terms: Terms): Flow {
  if (type === 'refuse') return { ...flow, by: 'refused', asked: null };
  const latest = orderOf(flow, terms);
  if (order && !latest) return { ...flow, by: 'priceLost', asked: null };
  if (type !== 'approve') return flow;
  if (!order || !latest) return { ...FIRST_TRADE, by: 'connected' };
  if (hasMoved(order, latest))
    return { ...flow, by: 'moved', asked: { order: latest, movedFrom: order.price } };
  if (!('bought' in flow)) return { kind: 'cashOut', by: 'bought', asked: null, bought: order };
  return { ...flow, kind: 'ticket', by: 'sold', asked: null, sold: order };
}

/** Advances the demo by one moment, if it can. */
function forward(flow: Flow, demo: Demo, terms: Terms): Pick<State, 'flow' | 'demo'> {
  const action = nextAction(demo, terms.market);
  if (!action) return { flow, demo };
  const next = trade(flow, action, terms);
  return {
    // If the price moved, the wallet asks again and the demo approves the new price.
    flow: next.by === 'moved' ? trade(next, action, terms) : next,
    demo: { ...demo, earlier: [...demo.earlier, flow] },
  };
}

const back = (flow: Flow, demo: Demo) => ({
  flow: demo.earlier.at(-1) ?? flow,
  demo: { ...demo, earlier: demo.earlier.slice(0, -1) },
});
