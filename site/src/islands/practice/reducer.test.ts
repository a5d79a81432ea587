import { describe, expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { toPrice, toRate } from '../../lib/money.ts';
import { nextAction } from './demo.ts';
import { reduce, startState } from './reducer.ts';
import { standOf } from './transitions.ts';
import type { Action, Flow, State, Terms } from './state.ts';

/** Prices where Solana costs this much and every other coin a dollar. Null: no price. */
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
test('a trade runs through all steps and starts again', () => {
  const stations = [START, connected, trading, asked, onFloor, askedToSell, ticket];
  const stands = stations.map((flow) => standOf(flow, 1));
  expect(stands).toEqual([...new Set(stands)].toSorted((a, b) => a - b));
  expect(walk(['again'], ticket)).toMatchObject({ kind: 'trade', chosen: null, amount: '100' });
});

test('refusing returns to the step, which can ask again', () => {
  expect(walk(['refuse'], asked)).toEqual({ ...trading, by: 'refused' });
  expect(walk(['refuse'], askedToSell)).toEqual({ ...onFloor, by: 'refused' });
  expect(walk(['refuse', 'ask', 'approve'], askedToSell).kind).toBe('ticket');
  // The order's coin stays selected if none was chosen.
  expect(walk(['ask', 'refuse'], connected)).toMatchObject({ chosen: 'bitcoin' });
  // The refusal is not announced twice.
  for (const edit of [choose, write]) expect(edit(walk(['refuse'], asked)).by).toBe('edited');
});

describe('the price is fixed when the wallet opens', () => {
  test.each([
    ['the same', 150, 'bought'],
    ['0.1% more', 150.15, 'bought'],
    ['0.1% less', 149.85, 'bought'],
    ['a millionth beyond 0.1% more', 150.150_001, 'moved'],
    ['a millionth beyond 0.1% less', 149.849_999, 'moved'],
  ])('at %s when approved: %d', (_, price, by) => {
    const after = walk(['approve'], asked, termsAt(price));
    expect(after.by).toBe(by);
    // Executes what was approved.
    if (after.kind === 'cashOut') expect(after.bought.price).toBe(150_000_000n);
  });

  test('a moved price asks again and then trades at exactly that price', () => {
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
])('an order of "%s" at %d asks the wallet: %s', (amount, price, asks) => {
  const written = write(trading, amount);
  expect(walk(['ask'], written, termsAt(price)) !== written).toBe(asks);
});

test("ignores actions that a step doesn't allow", () => {
  for (const flow of [START, trading, onFloor, ticket])
    for (const type of ['approve', 'refuse', 'tick'] as const)
      expect(walk([type], flow)).toBe(flow);
  for (const flow of [askedToConnect, asked, askedToSell])
    for (const type of ['ask', 'again'] as const) expect(walk([type], flow)).toBe(flow);
});

const playing = startState('plays');

/** Changes the market during a trade. */
const changes = (state: State, kind: 'prices' | 'none' | 'loading', hasPrice = kind === 'prices') =>
  reduce(state, { type: 'marketChanged', kind, hasPrice });

test('losing a price closes only the wallet that shows it', () => {
  const lose = (flow: Flow) => changes({ ...WALK, flow }, 'prices', false).flow;
  expect(lose(asked)).toEqual({ ...trading, by: 'priceLost' });
  expect(lose(askedToSell).by).toBe('priceLost');
  for (const flow of [START, askedToConnect, trading, ticket]) expect(lose(flow)).toBe(flow);
  expect(changes({ ...WALK, flow: asked }, 'prices').flow).toBe(asked);
});

test('announces prices once after a failure', () => {
  const failed = changes({ ...WALK, flow: trading }, 'none');
  expect(failed.flow).toBe(trading);
  const back = changes(changes(failed, 'loading'), 'prices');
  expect(back).toEqual({ flow: { ...trading, by: 'recovered' }, demo: null, hasFailed: false });
  expect(changes(back, 'prices').flow).toBe(back.flow);
  // The demo continues.
  expect(changes(changes(playing, 'none'), 'prices').flow.by).toBe('started');
});

const times = (count: number, what: Action['type']) => Array<Action['type']>(count).fill(what);

/** Returns the step, what it shows, and whether the demo plays. */
function shown({ flow, demo }: State) {
  const step = flow.asked ? `${flow.kind} asked` : flow.kind;
  return [Number(demo?.earlier.length) + 1, step, demo?.pace];
}

describe('the demo', () => {
  test("buys the first coin if the owner doesn't list Solana", () => {
    const { rate, market } = usual;
    const coins = market.coins.filter(({ id }) => id !== 'solana');
    const { flow } = does(playing, times(8, 'tick'), { rate, market: { ...market, coins } });
    expect(flow).toMatchObject({ kind: 'ticket', bought: { coin: { id: 'bitcoin' } } });
  });

  test.each<[string, Action['type'][], unknown[]]>([
    ['Back pauses', ['tick', 'tick', 'back'], [2, 'connect asked', 'stepped']],
    ['Back stops at the start', ['back', 'back'], [1, 'connect', 'stepped']],
    ['Play pauses', ['tick', 'play'], [2, 'connect asked', 'paused']],
    ['Play again continues', ['tick', 'play', 'play'], [2, 'connect asked', 'plays']],
  ])('%s', (_, actions, after) => {
    expect(shown(does(playing, actions))).toEqual(after);
  });

  test('starts paused with reduced motion', () => {
    expect(shown(startState('paused'))).toEqual([1, 'connect', 'paused']);
  });

  test("waits at the third moment for its coin's price, then continues", () => {
    const unpriced = termsAt(null);
    const waits = does(playing, times(9, 'tick'), unpriced);
    expect(shown(waits)).toEqual([3, 'trade', 'plays']);
    expect(waits.demo && nextAction(waits.demo, unpriced.market)).toBeNull();
    expect(shown(does(waits, ['tick']))).toEqual([4, 'trade', 'plays']);
  });

  test('approves a moved price again and keeps nine moments', () => {
    const bought = does(does(playing, times(5, 'tick')), ['tick'], termsAt(151));
    expect(shown(bought)).toEqual([7, 'cashOut', 'plays']);
    expect(bought.flow).toMatchObject({ bought: { price: 151_000_000n, gross: 100_000_000n } });
  });
});
