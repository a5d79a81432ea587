import { describe, expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { toPrice, toRate } from '../../lib/money.ts';
import { getNextAction } from './demo.ts';
import { createInitialState, reduce } from './reducer.ts';
import { getPosition } from './transitions.ts';
import type { Action, Flow, Pricing, State } from './state.ts';

/** Uses the given price for Solana (or none), and a dollar for every other coin. */
function createPricing(solana: number | null): Pricing {
  const coins = COINS.map((coin) => {
    const usd = coin.id === 'solana' ? solana : 1;
    const price = usd === null ? null : toPrice(usd);
    return { ...coin, price, isSample: true, asOf: 0, isOld: false };
  });
  return { rate: toRate(0.05), market: { kind: 'prices', coins } };
}

const defaultPricing = createPricing(150);
const INITIAL_STATE = createInitialState(null);
const initialFlow = INITIAL_STATE.flow;
const applyToFlow = (flow: Flow, action: Action, pricing = defaultPricing) =>
  reduce({ ...INITIAL_STATE, flow }, { ...action, pricing }).flow;
const applyAll = (state: State, types: readonly Action['type'][], pricing = defaultPricing) =>
  types.reduce((current, type) => reduce(current, { ...({ type } as Action), pricing }), state);
const applyAllToFlow = (flow: Flow, types: readonly Action['type'][], pricing = defaultPricing) =>
  applyAll({ ...INITIAL_STATE, flow }, types, pricing).flow;
const selectSolana = (flow: Flow) => applyToFlow(flow, { type: 'selectCoin', coin: 'solana' });
const setAmount = (flow: Flow, amount = '50') => applyToFlow(flow, { type: 'setAmount', amount });

const connecting = applyAllToFlow(initialFlow, ['request']);
const connected = applyAllToFlow(connecting, ['approve']);
const trading = selectSolana(connected);
const buying = applyAllToFlow(trading, ['request']);
const bought = applyAllToFlow(buying, ['approve']);
const selling = applyAllToFlow(bought, ['request']);
const ticket = applyAllToFlow(selling, ['approve']);

test('completes all steps of a trade and restarts', () => {
  const flows = [initialFlow, connected, trading, buying, bought, selling, ticket];
  const positions = flows.map((flow) => getPosition(flow, 1));
  expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
  const restarted = { kind: 'trade', selectedCoin: null, amount: '100' };
  expect(applyAllToFlow(ticket, ['restart'])).toMatchObject(restarted);
});

test('stays at the same step after a rejected request', () => {
  expect(applyAllToFlow(buying, ['reject'])).toEqual({ ...trading, transition: 'rejected' });
  expect(applyAllToFlow(selling, ['reject'])).toEqual({ ...bought, transition: 'rejected' });
  expect(applyAllToFlow(selling, ['reject', 'request', 'approve']).kind).toBe('ticket');
  // The default coin stays selected.
  expect(applyAllToFlow(connected, ['request', 'reject'])).toMatchObject({
    selectedCoin: 'bitcoin',
  });
  // An edit doesn't announce the rejection again.
  for (const edit of [selectSolana, setAmount])
    expect(edit(applyAllToFlow(buying, ['reject'])).transition).toBe('edited');
});

describe('approving an order', () => {
  test.each([
    ['the same', 150, 'bought'],
    ['0.1% higher', 150.15, 'bought'],
    ['0.1% lower', 149.85, 'bought'],
    ['more than 0.1% higher', 150.150_001, 'priceMoved'],
    ['more than 0.1% lower', 149.849_999, 'priceMoved'],
  ])('compares a price that is %s: %d', (_, price, expected) => {
    const next = applyAllToFlow(buying, ['approve'], createPricing(price));
    expect(next.transition).toBe(expected);
    // The order has the price that the visitor approved.
    if (next.kind === 'cashOut') expect(next.bought.price).toBe(150_000_000n);
  });

  test('asks again if the price has changed, and uses exactly the new price', () => {
    const movedPurchase = applyAllToFlow(buying, ['approve'], createPricing(150.3));
    const order = { price: 150_300_000n };
    expect(movedPurchase).toMatchObject({
      transition: 'priceMoved',
      request: { previousPrice: 150_000_000n, order },
    });
    expect(applyAllToFlow(movedPurchase, ['approve'], createPricing(150.4))).toMatchObject({
      bought: order,
    });
    const movedSale = applyAllToFlow(selling, ['approve'], createPricing(140));
    expect(movedSale).toMatchObject({
      transition: 'priceMoved',
      request: { previousPrice: 150_000_000n },
    });
    expect(applyAllToFlow(movedSale, ['approve'], createPricing(140))).toMatchObject({
      kind: 'ticket',
      sold: { price: 140_000_000n },
    });
  });
});

test.each<[string, number | null, boolean]>([
  ['10', 150, true],
  ['1000', 150, true],
  ['9.99', 150, false],
  ['1000.01', 150, false],
  ['', 150, false],
  // There's no usable price.
  ['100', null, false],
  ['100', 0.000_000_12, false],
])('opens the wallet for amount "%s" at price %s: %s', (amount, price, canRequest) => {
  const flow = setAmount(trading, amount);
  expect(applyAllToFlow(flow, ['request'], createPricing(price)) !== flow).toBe(canRequest);
});

test("ignores actions that a step doesn't allow", () => {
  for (const flow of [initialFlow, trading, bought, ticket])
    for (const type of ['approve', 'reject', 'tick'] as const)
      expect(applyAllToFlow(flow, [type])).toBe(flow);
  for (const flow of [connecting, buying, selling])
    for (const type of ['request', 'restart'] as const)
      expect(applyAllToFlow(flow, [type])).toBe(flow);
});

const playing = createInitialState('playing');

const changeMarket = (
  state: State,
  kind: 'prices' | 'none' | 'loading',
  hasPrice = kind === 'prices',
) => reduce(state, { type: 'marketChanged', kind, hasPrice });

test("closes the wallet when its coin's price is no longer available", () => {
  const losePrice = (flow: Flow) => changeMarket({ ...INITIAL_STATE, flow }, 'prices', false).flow;
  expect(losePrice(buying)).toEqual({ ...trading, transition: 'priceLost' });
  expect(losePrice(selling).transition).toBe('priceLost');
  for (const flow of [initialFlow, connecting, trading, ticket]) expect(losePrice(flow)).toBe(flow);
  expect(changeMarket({ ...INITIAL_STATE, flow: buying }, 'prices').flow).toBe(buying);
});

test('announces recovered prices only once', () => {
  const failed = changeMarket({ ...INITIAL_STATE, flow: trading }, 'none');
  expect(failed.flow).toBe(trading);
  const recovered = changeMarket(changeMarket(failed, 'loading'), 'prices');
  const flow = { ...trading, transition: 'pricesRecovered' };
  expect(recovered).toEqual({ flow, demo: null, havePricesFailed: false });
  expect(changeMarket(recovered, 'prices').flow).toBe(recovered.flow);
  // The demo isn't interrupted.
  const demo = changeMarket(changeMarket(playing, 'none'), 'prices');
  expect(demo.flow.transition).toBe('started');
});

const repeat = (count: number, type: Action['type']) => Array<Action['type']>(count).fill(type);

/** Returns the scene's number, the visible step, and the playback state. */
function getScene({ flow, demo }: State) {
  const step = flow.request ? `${flow.kind} request` : flow.kind;
  return [Number(demo?.history.length) + 1, step, demo?.playback];
}

describe('the demo', () => {
  test("buys the first coin if Solana isn't listed", () => {
    const { rate, market } = defaultPricing;
    const coins = market.coins.filter(({ id }) => id !== 'solana');
    const pricing = { rate, market: { ...market, coins } };
    const { flow } = applyAll(playing, repeat(8, 'tick'), pricing);
    expect(flow).toMatchObject({ kind: 'ticket', bought: { coin: { id: 'bitcoin' } } });
  });

  test.each<[string, Action['type'][], unknown[]]>([
    ['pauses on Back', ['tick', 'tick', 'back'], [2, 'connect request', 'manual']],
    ['stays at the first scene on Back', ['back', 'back'], [1, 'connect', 'manual']],
    ['pauses on Pause', ['tick', 'togglePlayback'], [2, 'connect request', 'paused']],
    [
      'continues on Play',
      ['tick', 'togglePlayback', 'togglePlayback'],
      [2, 'connect request', 'playing'],
    ],
  ])('%s', (_, types, scene) => {
    expect(getScene(applyAll(playing, types))).toEqual(scene);
  });

  test('can start paused', () => {
    expect(getScene(createInitialState('paused'))).toEqual([1, 'connect', 'paused']);
  });

  test('waits at the third scene until its coin has a price', () => {
    const pricing = createPricing(null);
    const waiting = applyAll(playing, repeat(9, 'tick'), pricing);
    expect(getScene(waiting)).toEqual([3, 'trade', 'playing']);
    expect(waiting.demo && getNextAction(waiting.demo, pricing.market)).toBeNull();
    expect(getScene(applyAll(waiting, ['tick']))).toEqual([4, 'trade', 'playing']);
  });

  test('accepts a changed price without adding a scene', () => {
    const buyingScene = applyAll(playing, repeat(5, 'tick'));
    const boughtScene = applyAll(buyingScene, ['tick'], createPricing(151));
    expect(getScene(boughtScene)).toEqual([7, 'cashOut', 'playing']);
    expect(boughtScene.flow).toMatchObject({
      bought: { price: 151_000_000n, gross: 100_000_000n },
    });
  });
});
