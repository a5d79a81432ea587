import { checkedCoin, draftOf, saleOf, type Floor } from './draft.ts';
import type { Flow, Press } from './flow.ts';
import type { Micros } from '../money/units.ts';

/** A price that moved by more than one in this many asks again; as the wallet says it, in percent. */
const TOLERANCE = 1_000n;
export const TOLERANCE_PERCENT = '0.1%';
const FIRST_AMOUNT = '100';

/**
 * One step of the flow. What cannot be done in a state leaves it as it is.
 * @param floor the latest prices: a price is fixed when the wallet opens and compared with them when
 *   the request is approved.
 */
export function reduce(flow: Flow, action: Press, floor: Floor): Flow {
  if (action.do === 'again') return flow.at === 'ticket' ? firstTrade() : flow;
  switch (flow.at) {
    case 'connect':
      return action.do === 'ask' ? { at: 'askedToConnect' } : flow;
    case 'askedToConnect':
      if (action.do === 'refuse') return { at: 'connect', refused: true };
      return action.do === 'approve' ? firstTrade() : flow;
    case 'trade':
      return trade(flow, action, floor);
    case 'askedToBuy':
      return askedToBuy(flow, action, floor);
    case 'cashOut': {
      const sale = action.do === 'ask' && saleOf(flow.bought, floor);
      return sale ? { at: 'askedToSell', bought: flow.bought, sale, movedFrom: null } : flow;
    }
    case 'askedToSell':
      return askedToSell(flow, action, floor);
    case 'ticket':
      return flow;
  }
}

function firstTrade(): Flow {
  return { at: 'trade', chosen: null, amount: FIRST_AMOUNT, refused: false };
}

function trade(flow: Flow & { at: 'trade' }, action: Press, floor: Floor): Flow {
  if (action.do === 'write') return { ...flow, amount: action.amount, refused: false };
  if (action.do === 'choose') return { ...flow, chosen: action.coin, refused: false };
  if (action.do !== 'ask') return flow;
  const draft = draftOf(flow.amount, checkedCoin(flow.chosen, floor.market), floor);
  if (draft.kind !== 'ready') return flow;
  return { at: 'askedToBuy', amount: flow.amount, order: draft.order, movedFrom: null };
}

function askedToBuy(flow: Flow & { at: 'askedToBuy' }, action: Press, floor: Floor): Flow {
  const { amount, order } = flow;
  const back = { at: 'trade', chosen: order.coin, amount, refused: false } as const;
  const draft = draftOf(amount, checkedCoin(order.coin, floor.market), floor);
  if (action.do === 'refuse') return { ...back, refused: true };
  if (draft.kind !== 'ready') return back;
  if (action.do !== 'approve') return flow;
  if (hasMoved(order.price, draft.order.price)) {
    return { ...flow, order: draft.order, movedFrom: order.price };
  }
  return { at: 'cashOut', bought: order, refused: false };
}

function askedToSell(flow: Flow & { at: 'askedToSell' }, action: Press, floor: Floor): Flow {
  const { bought, sale } = flow;
  const latest = saleOf(bought, floor);
  if (action.do === 'refuse') return { at: 'cashOut', bought, refused: true };
  if (!latest) return { at: 'cashOut', bought, refused: false };
  if (action.do !== 'approve') return flow;
  if (hasMoved(sale.price, latest.price)) {
    return { ...flow, sale: latest, movedFrom: sale.price };
  }
  return { at: 'ticket', bought, sold: sale };
}

function hasMoved(shown: Micros, latest: Micros): boolean {
  const by = latest > shown ? latest - shown : shown - latest;
  return by * TOLERANCE > shown;
}
