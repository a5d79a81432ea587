import { describe, expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { toPrice, toRate } from '../../lib/money.ts';
import { nextAction } from './demo.ts';
import { reduce, startState } from './reducer.ts';
import { standOf } from './transitions.ts';
import type { Action, Flow, State, Terms } from './state.ts';

/** Prices at which Solana costs so much and every other coin a dollar; null: it has no price. */
function termsAt(solana: number | null): Terms {
  const coins = COINS.map((coin) => {
    const usd = coin.id === 'solana' ? solana : 1;
    const price = usd === null ? null : toPrice(usd);
    return { ...coin, price, isSample: true, asOf: 0, isOld: false };
  });
  return { rate: toRate(0.05), market: { kind: 'prices', coins } };
}

const usual = termsAt(150);
const WALK = startState(null);
const START = WALK.flow;
const step = (flow: Flow, action: Action, terms = usual) =>
  reduce({ ...WALK, flow }, { ...action, terms }).flow;
const does = (state: State, types: readonly Action['type'][], terms = usual) =>
  types.reduce((now, type) => reduce(now, { ...({ type } as Action), terms }), state);
const walk = (types: readonly Action['type'][], flow = START, terms = usual) =>
  does({ ...WALK, flow }, types, terms).flow;
const choose = (flow: Flow) => step(flow, { type: 'choose', coin: 'solana' });
const write = (flow: Flow, amount = '50') => step(flow, { type: 'write', amount });

const askedToConnect = walk(['ask']);
const connected = walk(['approve'], askedToConnect);
const trading = choose(connected);
const asked = walk(['ask'], trading);
const onFloor = walk(['approve'], asked);
const askedToSell = walk(['ask'], onFloor);
const ticket = walk(['approve'], askedToSell);
test('a trade goes down one side of the pit and out on the other, and begins anew', () => {
  const stations = [START, connected, trading, asked, onFloor, askedToSell, ticket];
  const stands = stations.map((flow) => standOf(flow, 1));
  expect(stands).toEqual([...new Set(stands)].toSorted((a, b) => a - b));
  expect(walk(['again'], ticket)).toMatchObject({ kind: 'trade', chosen: null, amount: '100' });
});

test('refusing leads back to the step as it was, which can ask again', () => {
  expect(walk(['refuse'], asked)).toEqual({ ...trading, by: 'refused' });
  expect(walk(['refuse'], askedToSell)).toEqual({ ...onFloor, by: 'refused' });
  expect(walk(['refuse', 'ask', 'approve'], askedToSell).kind).toBe('ticket');
  // The coin of an order stays checked where none was chosen.
  expect(walk(['ask', 'refuse'], connected)).toMatchObject({ chosen: 'bitcoin' });
  // What was announced of the refusal is not announced again.
  for (const edit of [choose, write]) expect(edit(walk(['refuse'], asked)).by).toBe('edited');
});

describe('the price is fixed when the wallet opens', () => {
  test.each([
    ['the same', 150, 'bought'],
    ['0.1% more', 150.15, 'bought'],
    ['0.1% less', 149.85, 'bought'],
    ['a millionth beyond 0.1% more', 150.150_001, 'moved'],
    ['a millionth beyond 0.1% less', 149.849_999, 'moved'],
  ])('at %s when it is approved: %d', (_, price, by) => {
    const after = walk(['approve'], asked, termsAt(price));
    expect(after.by).toBe(by);
    // What was approved is what is done.
    if (after.kind === 'cashOut') expect(after.bought.price).toBe(150_000_000n);
  });

  test('a price that moved asks again with the new order, and then trades at exactly that', () => {
    const moved = walk(['approve'], asked, termsAt(150.3));
    const order = { price: 150_300_000n };
    expect(moved).toMatchObject({ by: 'moved', asked: { movedFrom: 150_000_000n, order } });
    expect(walk(['approve'], moved, termsAt(150.4))).toMatchObject({ bought: order });
    const movedSale = walk(['approve'], askedToSell, termsAt(140));
    expect(movedSale).toMatchObject({ by: 'moved', asked: { movedFrom: 150_000_000n } });
    const sold = { price: 140_000_000n };
    expect(walk(['approve'], movedSale, termsAt(140))).toMatchObject({ kind: 'ticket', sold });
  });
});

test.each<[string, number | null, boolean]>([
  ['10', 150, true],
  ['1000', 150, true],
  ['9.99', 150, false],
  ['1000.01', 150, false],
  ['', 150, false],
  // Without a price.
  ['100', null, false],
  ['100', 0.000_000_12, false],
])('whether an order of "%s" at %d asks the wallet: %s', (amount, price, asks) => {
  const written = write(trading, amount);
  expect(walk(['ask'], written, termsAt(price)) !== written).toBe(asks);
});

test('what a step cannot do leaves it as it is', () => {
  for (const flow of [START, trading, onFloor, ticket])
    for (const type of ['approve', 'refuse', 'tick'] as const)
      expect(walk([type], flow)).toBe(flow);
  for (const flow of [askedToConnect, asked, askedToSell])
    for (const type of ['ask', 'again'] as const) expect(walk([type], flow)).toBe(flow);
});

const playing = startState('plays');

/** The market of a trade changes. */
const changes = (state: State, kind: 'prices' | 'none' | 'loading', hasPrice = kind === 'prices') =>
  reduce(state, { type: 'marketChanged', kind, hasPrice });

test('a price that is lost closes the wallet that shows it, and no other', () => {
  const lose = (flow: Flow) => changes({ ...WALK, flow }, 'prices', false).flow;
  expect(lose(asked)).toEqual({ ...trading, by: 'priceLost' });
  expect(lose(askedToSell).by).toBe('priceLost');
  for (const flow of [START, askedToConnect, trading, ticket]) expect(lose(flow)).toBe(flow);
  expect(changes({ ...WALK, flow: asked }, 'prices').flow).toBe(asked);
});

test('prices that are back after a failure are announced once', () => {
  const failed = changes({ ...WALK, flow: trading }, 'none');
  expect(failed.flow).toBe(trading);
  const back = changes(changes(failed, 'loading'), 'prices');
  expect(back).toEqual({ flow: { ...trading, by: 'recovered' }, demo: null, hasFailed: false });
  expect(changes(back, 'prices').flow).toBe(back.flow);
  // The demo goes on by itself.
  expect(changes(changes(playing, 'none'), 'prices').flow.by).toBe('started');
});

const times = (count: number, what: Action['type']) => Array<Action['type']>(count).fill(what);

/** Which moment, what is drawn, and whether it goes on by itself. */
function shown({ flow, demo }: State) {
  const step = flow.asked ? `${flow.kind} asked` : flow.kind;
  return [Number(demo?.earlier.length) + 1, step, demo?.pace];
}

describe('the demo', () => {
  test('it buys the first coin of an owner who does not list Solana', () => {
    const { rate, market } = usual;
    const coins = market.coins.filter(({ id }) => id !== 'solana');
    const { flow } = does(playing, times(8, 'tick'), { rate, market: { ...market, coins } });
    expect(flow).toMatchObject({ kind: 'ticket', bought: { coin: { id: 'bitcoin' } } });
  });

  test.each<[string, Action['type'][], unknown[]]>([
    ['back pauses', ['tick', 'tick', 'back'], [2, 'connect asked', 'stepped']],
    ['back stops at the start', ['back', 'back'], [1, 'connect', 'stepped']],
    ['a press on Play pauses', ['tick', 'play'], [2, 'connect asked', 'paused']],
    ['a second one plays on', ['tick', 'play', 'play'], [2, 'connect asked', 'plays']],
  ])('%s', (_, actions, after) => {
    expect(shown(does(playing, actions))).toEqual(after);
  });

  test('reduced motion begins with it standing', () => {
    expect(shown(startState('paused'))).toEqual([1, 'connect', 'paused']);
  });

  test('without the price of the coin that it buys it waits at the third moment, and then goes on', () => {
    const unpriced = termsAt(null);
    const waits = does(playing, times(9, 'tick'), unpriced);
    expect(shown(waits)).toEqual([3, 'trade', 'plays']);
    expect(waits.demo && nextAction(waits.demo, unpriced.market)).toBeNull();
    expect(shown(does(waits, ['tick']))).toEqual([4, 'trade', 'plays']);
  });

  test('a price that moved at an approval is approved anew, and the moments stay nine', () => {
    const bought = does(does(playing, times(5, 'tick')), ['tick'], termsAt(151));
    expect(shown(bought)).toEqual([7, 'cashOut', 'plays']);
    expect(bought.flow).toMatchObject({ bought: { price: 151_000_000n, gross: 100_000_000n } });
  });
});
