import { expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { toPrice, toRate } from '../../lib/money.ts';
import { hasEnded, nextAction } from './demo.ts';
import type { Market } from './market.ts';
import type { Floor } from './orders.ts';
import { reduce, startState, type Action, type State } from './reducer.ts';

const floor = (usd = 150, kind: Market['kind'] = 'prices'): Floor => ({
  rate: toRate(0.05),
  market: {
    kind,
    isSample: false,
    coins: COINS.map(({ id }) => ({
      id,
      symbol: id,
      name: id,
      price: kind === 'prices' ? toPrice(usd) : null,
      asOf: 0,
      isOld: false,
    })),
  },
});
const does = (state: State, types: readonly Action['type'][], on = floor()) =>
  types.reduce((now, type) => reduce(now, { type } as Action, on), state);
const times = (count: number, what: Action['type']) => Array<Action['type']>(count).fill(what);
const playing = startState('watch', true);

/** Which moment, what is drawn, and whether it goes on by itself. */
function shown({ flow, demo }: State) {
  if (!demo) return ['walk', flow.kind];
  return [demo.earlier.length + 1, flow.kind, demo.playing ? 'plays' : 'stands'];
}

test('nine moments walk the same flow as a visitor', () => {
  const moments = Array.from({ length: 9 }, (_, ticks) =>
    shown(does(playing, times(ticks, 'tick'))),
  );
  expect(moments).toEqual([
    [1, 'connect', 'plays'],
    [2, 'askedToConnect', 'plays'],
    [3, 'trade', 'plays'],
    [4, 'trade', 'plays'],
    [5, 'trade', 'plays'],
    [6, 'askedToBuy', 'plays'],
    [7, 'cashOut', 'plays'],
    [8, 'askedToSell', 'plays'],
    [9, 'ticket', 'plays'],
  ]);
  const end = does(playing, times(8, 'tick'));
  expect(end.demo && hasEnded(end.demo)).toBe(true);
  expect(shown(does(end, ['tick']))).toEqual([9, 'ticket', 'plays']);
});

test('it buys the first coin of an owner who does not list Solana', () => {
  const usual = floor();
  const coins = usual.market.coins.filter(({ id }) => id !== 'solana');
  const flow = does(playing, times(8, 'tick'), {
    ...usual,
    market: { ...usual.market, coins },
  }).flow;
  expect(flow).toMatchObject({ kind: 'ticket', bought: { coin: 'bitcoin' } });
});

test('it buys Solana for 100', () => {
  const flow = does(playing, times(8, 'tick')).flow;
  expect(flow).toMatchObject({ bought: { coin: 'solana', amount: 100_000_000n } });
});

test('back and forward pause, and stop at the ends', () => {
  expect(shown(does(playing, ['tick', 'tick', 'back']))).toEqual([2, 'askedToConnect', 'stands']);
  expect(shown(does(playing, ['forward']))).toEqual([2, 'askedToConnect', 'stands']);
  expect(shown(does(playing, ['back', 'back']))).toEqual([1, 'connect', 'stands']);
  expect(shown(does(playing, times(20, 'forward')))).toEqual([9, 'ticket', 'stands']);
});

test('a press on Play pauses, plays on, and at the end begins again', () => {
  expect(shown(does(playing, ['tick', 'play']))).toEqual([2, 'askedToConnect', 'stands']);
  expect(shown(does(playing, ['tick', 'play', 'play']))).toEqual([2, 'askedToConnect', 'plays']);
  expect(shown(does(playing, [...times(8, 'tick'), 'play']))).toEqual([1, 'connect', 'plays']);
});

test('a page that is hidden pauses it, and it does not go on by itself', () => {
  expect(shown(does(playing, ['tick', 'hide']))).toEqual([2, 'askedToConnect', 'stands']);
});

test('reduced motion begins with it standing', () => {
  expect(shown(startState('watch', false))).toEqual([1, 'connect', 'stands']);
});

test.each(['none', 'loading'] as const)(
  'without prices (%s) it waits at the third moment',
  (kind) => {
    const waits = does(playing, times(9, 'tick'), floor(150, kind));
    expect(shown(waits)).toEqual([3, 'trade', 'plays']);
    expect(waits.demo && nextAction(waits.demo, floor(150, kind).market)).toBeNull();
    expect(shown(does(waits, ['tick']))).toEqual([4, 'trade', 'plays']);
  },
);

test('without the price of the coin that it buys it waits there, too', () => {
  const { rate, market } = floor();
  const coins = market.coins.map((coin) =>
    coin.id === 'solana' ? { ...coin, price: null } : coin,
  );
  const waits = does(playing, times(9, 'tick'), { rate, market: { ...market, coins } });
  expect(shown(waits)).toEqual([3, 'trade', 'plays']);
});

test('a price that moved at an approval is approved anew, and the moments stay nine', () => {
  const asked = does(playing, times(5, 'tick'));
  const bought = does(asked, ['tick'], floor(151));
  expect(shown(bought)).toEqual([7, 'cashOut', 'plays']);
  expect(bought.flow).toMatchObject({ bought: { price: 151_000_000n } });
});

test('taking over hands the floor over as it stands', () => {
  const asked = does(playing, [...times(5, 'tick'), 'take']);
  expect(shown(asked)).toEqual(['walk', 'askedToBuy']);
  expect(shown(does(asked, ['approve', 'ask', 'approve']))).toEqual(['walk', 'ticket']);
});

test('what belongs to the demo does nothing to a visitor who walks himself', () => {
  const own = startState('walk', true);
  expect(does(own, ['tick', 'forward', 'back', 'play', 'hide', 'take'])).toBe(own);
});
