import { getNextAction, hasEnded } from './demo.ts';
import { DEFAULT_AMOUNT, createOrder, hasPriceMoved } from './orders.ts';
import type { Action, Demo, Flow, MarketChange, Pricing, State, WalletRequest } from './state.ts';

const TRADE = { kind: 'trade', selectedCoin: null, amount: DEFAULT_AMOUNT, request: null } as const;

/** @param playback null to start without the demo. */
export const createInitialState = (playback: Demo['playback'] | null): State => ({
  flow: { kind: 'connect', transition: 'started', request: null },
  demo: playback && { history: [], playback },
  havePricesFailed: false,
});

/**
 * Ignores actions that the current state doesn't allow. Opening the wallet fixes an order's price, and approving the
 * order compares it with the latest price in `pricing`.
 */
export function reduce(
  state: State,
  action: (Action & { pricing: Pricing }) | MarketChange,
): State {
  if (action.type === 'marketChanged') return applyMarketChange(state, action);
  const { type, pricing } = action;
  const { flow, demo, havePricesFailed } = state;
  if (!demo) {
    const next = advanceFlow(flow, action, pricing);
    return next === flow ? state : { ...state, flow: next };
  }
  const manual: Demo = { ...demo, playback: 'manual' };
  if (type === 'takeOver')
    return { ...state, flow: { ...flow, transition: 'takenOver' }, demo: null };
  if (type === 'hide') return { ...state, demo: { ...demo, playback: 'paused' } };
  if (type === 'tick') return { ...state, ...goForward(flow, demo, pricing) };
  if (type === 'forward') return { ...state, ...goForward(flow, manual, pricing) };
  if (type === 'back') return { ...state, ...goBack(flow, manual) };
  if (type !== 'togglePlayback') return state;
  if (hasEnded(demo)) return { ...createInitialState('playing'), havePricesFailed };
  const playback = demo.playback === 'playing' ? 'paused' : 'playing';
  return { ...state, demo: { ...demo, playback } };
}

/** Closes the wallet if its coin no longer has a price. Announces when prices are back. */
function applyMarketChange(state: State, { kind, hasPrice }: MarketChange): State {
  const { flow, demo } = state;
  const hadFailed = state.havePricesFailed;
  const next = { ...state, havePricesFailed: kind === 'none' || (hadFailed && kind !== 'prices') };
  if (demo) return next;
  if (hadFailed && kind === 'prices')
    return { ...next, flow: { ...flow, transition: 'pricesRecovered' } };
  if (!flow.request?.order || hasPrice) return next;
  return { ...next, flow: { ...flow, transition: 'priceLost', request: null } };
}

function advanceFlow(flow: Flow, action: Action, pricing: Pricing): Flow {
  const { type } = action;
  if (flow.request) return resolveRequest(flow, flow.request, type, pricing);
  if (flow.kind === 'ticket')
    return type === 'restart' ? { ...TRADE, transition: 'restarted' } : flow;
  if (flow.kind === 'trade') {
    if (type === 'setAmount') return { ...flow, transition: 'edited', amount: action.amount };
    if (type === 'selectCoin') return { ...flow, transition: 'edited', selectedCoin: action.coin };
  }
  const order = createOrder(flow, pricing);
  if (type !== 'request' || (!order && flow.kind !== 'connect')) return flow;
  const next: Flow = { ...flow, transition: 'requested', request: { order, previousPrice: null } };
  return next.kind === 'trade' && order ? { ...next, selectedCoin: order.coin.id } : next;
}

/** A rejection leaves the visitor at the same step. */
function resolveRequest(
  flow: Flow,
  { order }: WalletRequest,
  type: Action['type'],
  pricing: Pricing,
): Flow {
  if (type === 'reject') return { ...flow, transition: 'rejected', request: null };
  const latest = createOrder(flow, pricing);
  if (order && !latest) return { ...flow, transition: 'priceLost', request: null };
  if (type !== 'approve') return flow;
  if (!order || !latest) return { ...TRADE, transition: 'connected' };
  const request = { order: latest, previousPrice: order.price };
  if (hasPriceMoved(order, latest)) return { ...flow, transition: 'priceMoved', request };
  if (!('bought' in flow))
    return { kind: 'cashOut', transition: 'bought', request: null, bought: order };
  return { ...flow, kind: 'ticket', transition: 'sold', request: null, sold: order };
}

/** Advances the demo, unless it has ended or its price is missing. */
function goForward(flow: Flow, demo: Demo, pricing: Pricing): Pick<State, 'flow' | 'demo'> {
  const action = getNextAction(demo, pricing.market);
  if (!action) return { flow, demo };
  const next = advanceFlow(flow, action, pricing);
  return {
    // The wallet asks again if the price has moved. Approve the new price in the same scene.
    flow: next.transition === 'priceMoved' ? advanceFlow(next, action, pricing) : next,
    demo: { ...demo, history: [...demo.history, flow] },
  };
}

const goBack = (flow: Flow, demo: Demo) => ({
  flow: demo.history.at(-1) ?? flow,
  demo: { ...demo, history: demo.history.slice(0, -1) },
});
