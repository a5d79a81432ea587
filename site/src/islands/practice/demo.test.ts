import { expect, test } from 'vitest';
import { termsAt } from '../../../test/practiceTerms.ts';
import { nextAction } from './demo.ts';
import { reduce, startState, type Action, type State } from './reducer.ts';

const does = (state: State, types: readonly Action['type'][], on = termsAt(150)) =>
  types.reduce((now, type) => reduce(now, { type } as Action, on), state);
const times = (count: number, what: Action['type']) => Array<Action['type']>(count).fill(what);
const playing = startState('plays');

/** Which moment, what is drawn, and whether it goes on by itself. */
function shown({ flow, demo }: State) {
  const step = flow.asked ? `${flow.kind} asked` : flow.kind;
  return demo ? [demo.earlier.length + 1, step, demo.pace] : ['walk', step, flow.by];
}

test('nine moments walk the same flow as a visitor, and buy Solana for 100', () => {
  const moments = Array.from({ length: 10 }, (_, ticks) => does(playing, times(ticks, 'tick')));
  expect(moments.map((moment) => shown(moment).join(' '))).toEqual([
    '1 connect plays',
    '2 connect asked plays',
    '3 trade plays',
    '4 trade plays',
    '5 trade plays',
    '6 trade asked plays',
    '7 cashOut plays',
    '8 cashOut asked plays',
    '9 ticket plays',
    '9 ticket plays',
  ]);
  const bought = { gross: 100_000_000n, coin: { id: 'solana' } };
  expect(does(playing, times(8, 'tick')).flow).toMatchObject({ bought });
});

test('it buys the first coin of an owner who does not list Solana', () => {
  const { rate, market } = termsAt(150);
  const coins = market.coins.filter(({ id }) => id !== 'solana');
  const { flow } = does(playing, times(8, 'tick'), { rate, market: { ...market, coins } });
  expect(flow).toMatchObject({ kind: 'ticket', bought: { coin: { id: 'bitcoin' } } });
});

test.each<[string, Action['type'][], unknown[]]>([
  ['back pauses', ['tick', 'tick', 'back'], [2, 'connect asked', 'stepped']],
  ['forward pauses', ['forward'], [2, 'connect asked', 'stepped']],
  ['back stops at the start', ['back', 'back'], [1, 'connect', 'stepped']],
  ['forward stops at the end', times(20, 'forward'), [9, 'ticket', 'stepped']],
  ['a press on Play pauses', ['tick', 'play'], [2, 'connect asked', 'paused']],
  ['a second one plays on', ['tick', 'play', 'play'], [2, 'connect asked', 'plays']],
  ['at the end it begins again', [...times(8, 'tick'), 'play'], [1, 'connect', 'plays']],
  ['a page that is hidden pauses it', ['tick', 'hide'], [2, 'connect asked', 'paused']],
  ['taking over hands it over', [...times(5, 'tick'), 'take'], ['walk', 'trade asked', 'taken']],
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
  expect(bought.flow).toMatchObject({ bought: { price: 151_000_000n } });
});
