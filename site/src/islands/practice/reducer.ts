import { getNextAction, hasEnded } from './demo.ts';
import { DEFAULT_AMOUNT, createOrder, hasPriceMoved } from './orders.ts';
import type { Action, Demo, Flow, MarketChange, Pricing, State, WalletRequest } from './state.ts';

const NEW_TRADE = {
  kind: 'trade',
  selectedCoin: null,
  amount: DEFAULT_AMOUNT,
  request: null,
} as const;

/** @param playback the demo's initial playback state, or null to start without the demo. */
export const createInitialState = (playback: Demo['playback'] | null): State => ({
  flow: { kind: 'connect', lastTransition: 'started', request: null },
  demo: playback && { history: [], playback },
  havePricesFailed: false,
});

/**
 * Applies an action. Ignores actions that the current state doesn't allow. An order gets its price when the wallet opens,
 * and approving it compares that price with the latest one in `pricing`.
 */
export function reduce(
  state: State,
  action: (Action & { pricing: Pricing }) | MarketChange,
): State {
  if (action.type === 'marketChanged') return applyMarketChange(state, action);
  const { type, pricing } = action;
  const { flow, demo } = state;
  if (!demo) {
    const next = advanceFlow(flow, action, pricing);
    return next === flow ? state : { ...state, flow: next };
  }
  const steppedDemo: Demo = { ...demo, playback: 'manual' };
  if (type === 'takeOver')
    return { ...state, flow: { ...flow, lastTransition: 'takenOver' }, demo: null };
  if (type === 'hide') return { ...state, demo: { ...demo, playback: 'paused' } };
  if (type === 'tick') return { ...state, ...goToNextScene(flow, demo, pricing) };
  if (type === 'forward') return { ...state, ...goToNextScene(flow, steppedDemo, pricing) };
  if (type === 'back') return { ...state, ...goToPreviousScene(flow, steppedDemo) };
  if (type !== 'togglePlayback') return state;
  if (hasEnded(demo))
    return { ...createInitialState('playing'), havePricesFailed: state.havePricesFailed };
  return {
    ...state,
    demo: { ...demo, playback: demo.playback === 'playing' ? 'paused' : 'playing' },
  };
}

/** Closes the wallet if the price in its request is gone. Announces when prices have recovered. */
function applyMarketChange(state: State, { kind, hasPrice }: MarketChange): State {
  const { flow, demo, havePricesFailed } = state;
  const next = {
    ...state,
    havePricesFailed: kind === 'none' || (havePricesFailed && kind !== 'prices'),
  };
  if (demo) return next;
  if (havePricesFailed && kind === 'prices')
    return { ...next, flow: { ...flow, lastTransition: 'pricesRecovered' } };
  if (!flow.request?.order || hasPrice) return next;
  return { ...next, flow: { ...flow, lastTransition: 'priceLost', request: null } };
}

function advanceFlow(flow: Flow, action: Action, pricing: Pricing): Flow {
  const { type } = action;
  if (flow.request) return answerRequest(flow, flow.request, type, pricing);
  if (flow.kind === 'ticket')
    return type === 'restart' ? { ...NEW_TRADE, lastTransition: 'restarted' } : flow;
  if (flow.kind === 'trade') {
    if (type === 'setAmount') return { ...flow, lastTransition: 'edited', amount: action.amount };
    if (type === 'selectCoin')
      return { ...flow, lastTransition: 'edited', selectedCoin: action.coin };
  }
  const order = createOrder(flow, pricing);
  if (type !== 'request' || (!order && flow.kind !== 'connect')) return flow;
  const next: Flow = {
    ...flow,
    lastTransition: 'requested',
    request: { order, previousPrice: null },
  };
  return next.kind === 'trade' && order ? { ...next, selectedCoin: order.coin.id } : next;
}

/** Approves or rejects a wallet request. Rejecting it returns to the step. */
function answerRequest(
  flow: Flow,
  { order }: WalletRequest,
  type: Action['type'],
  pricing: Pricing,
): Flow {
  if (type === 'reject') return { ...flow, lastTransition: 'rejected', request: null };
  const latest = createOrder(flow, pricing);
  if (order && !latest) return { ...flow, lastTransition: 'priceLost', request: null };
  if (type !== 'approve') return flow;
  if (!order || !latest) return { ...NEW_TRADE, lastTransition: 'connected' };
  if (hasPriceMoved(order, latest)) {
    const request = { order: latest, previousPrice: order.price };
    return { ...flow, lastTransition: 'priceMoved', request };
  }
  if (!('bought' in flow))
    return { kind: 'cashOut', lastTransition: 'bought', request: null, bought: order };
  return { ...flow, kind: 'ticket', lastTransition: 'sold', request: null, sold: order };
}

/** Advances the demo, unless it has ended or its price is missing. */
function goToNextScene(flow: Flow, demo: Demo, pricing: Pricing): Pick<State, 'flow' | 'demo'> {
  const action = getNextAction(demo, pricing.market);
  if (!action) return { flow, demo };
  const next = advanceFlow(flow, action, pricing);
  return {
    // If the price moved, the wallet asks again, so approve the new price in the same scene.
    flow: next.lastTransition === 'priceMoved' ? advanceFlow(next, action, pricing) : next,
    demo: { ...demo, history: [...demo.history, flow] },
  };
}

const goToPreviousScene = (flow: Flow, demo: Demo) => ({
  flow: demo.history.at(-1) ?? flow,
  demo: { ...demo, history: demo.history.slice(0, -1) },
});
