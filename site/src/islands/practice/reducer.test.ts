import { describe, expect, test } from 'vitest';
import { COINS } from '../../../test/coins.ts';
import { toPrice, toRate } from '../../lib/money.ts';
import type { Market } from './market.ts';
import { balanceOf, checkedCoin, draftOf, type Floor } from './orders.ts';
import { reduce, startState, type Action, type Flow } from './reducer.ts';
import { focusAfter, transitionOf } from './transitions.ts';
import { placeOf } from './view/planShapes.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

/** A market in which Solana costs so much and every other coin a dollar; null: it has no price. */
const market = (solana: number | null, kind: Market['kind'] = 'prices'): Floor => ({
  rate: toRate(0.05),
  market: {
    kind,
    isSample: true,
    coins: COINS.map(({ id }) => {
      const usd = id === 'solana' ? solana : 1;
      const price = kind !== 'prices' || usd === null ? null : toPrice(usd);
      return {
        id,
        symbol: id.slice(0, 3).toUpperCase(),
        name: id,
        price,
        asOf: NOON,
        isOld: false,
      };
    }),
  },
});
const usual = market(150);
const START = startState('walk', false).flow;
const step = (flow: Flow, action: Action, floor = usual) =>
  reduce({ flow, demo: null }, action, floor).flow;
const walk = (actions: readonly Action['type'][], floor = usual, from: Flow = START) =>
  actions.reduce<Flow>((flow, type) => step(flow, { type } as Action, floor), from);
const choose = (flow: Flow) => step(flow, { type: 'choose', coin: 'solana' });
const write = (flow: Flow, amount: string) => step(flow, { type: 'write', amount });

const trading = choose(walk(['ask', 'approve']));
const asked = walk(['ask'], usual, trading);
const onFloor = walk(['approve'], usual, asked);
const askedToSell = walk(['ask'], usual, onFloor);
const ticket = walk(['approve'], usual, askedToSell);

test('a trade goes down one side of the pit and out on the other', () => {
  const stations = [START, walk(['ask', 'approve']), trading, asked, onFloor, askedToSell, ticket];
  expect(stations.map(placeOf)).toEqual([
    'rim',
    'steps',
    'coin',
    'lastStep',
    'floor',
    'farSteps',
    'out',
  ]);
});

test('the balance is 1,000 less what was paid, and with what came back', () => {
  expect([START, trading, asked, onFloor, askedToSell].map(balanceOf)).toEqual([
    1_000_000_000n,
    1_000_000_000n,
    1_000_000_000n,
    900_000_000n,
    900_000_000n,
  ]);
  const sold = ticket.kind === 'ticket' ? ticket.sold.net : 0n;
  expect(balanceOf(ticket)).toBe(900_000_000n + sold);
});

test('refusing leads back to the button that asked, which can ask again', () => {
  expect(walk(['ask', 'refuse'])).toEqual({ kind: 'connect', refused: true });
  expect(walk(['refuse'], usual, asked)).toEqual({ ...trading, refused: true });
  expect(walk(['refuse'], usual, askedToSell)).toEqual({ ...onFloor, refused: true });
  expect(walk(['refuse', 'ask', 'approve'], usual, askedToSell).kind).toBe('ticket');
});

test('choosing and writing take the refusal off the button', () => {
  const refused = walk(['refuse'], usual, asked);
  expect(choose(refused)).toMatchObject({ refused: false });
  expect(write(refused, '50')).toMatchObject({ refused: false, amount: '50' });
});

test('practicing again starts connected, with 1,000 and no coin chosen', () => {
  const again = walk(['again'], usual, ticket);
  expect(again).toEqual({ kind: 'trade', chosen: null, amount: '100', refused: false });
  expect(balanceOf(again)).toBe(1_000_000_000n);
});

describe('the price is fixed when the wallet opens', () => {
  test.each([
    ['the same', 150, 'cashOut'],
    ['0.1% more', 150.15, 'cashOut'],
    ['0.1% less', 149.85, 'cashOut'],
    ['a millionth beyond 0.1% more', 150.150_001, 'askedToBuy'],
    ['a millionth beyond 0.1% less', 149.849_999, 'askedToBuy'],
  ])('at %s when it is approved: %d', (_, price, kind) => {
    const after = walk(['approve'], market(price), asked);
    expect(after.kind).toBe(kind);
    // What was approved is what is done.
    if (after.kind === 'cashOut') expect(after.bought.price).toBe(150_000_000n);
  });

  test('a price that moved asks again with the new order, and then trades at exactly that', () => {
    const moved = walk(['approve'], market(150.3), asked);
    expect(moved).toMatchObject({ kind: 'askedToBuy', movedFrom: 150_000_000n });
    expect(moved.kind === 'askedToBuy' && moved.order.price).toBe(150_300_000n);
    const bought = walk(['approve'], market(150.4), moved);
    expect(bought.kind === 'cashOut' && bought.bought.price).toBe(150_300_000n);
  });

  test('so does a sale', () => {
    const moved = walk(['approve'], market(140), askedToSell);
    expect(moved).toMatchObject({ kind: 'askedToSell', movedFrom: 150_000_000n });
    expect(walk(['approve'], market(140), moved)).toMatchObject({
      kind: 'ticket',
      sold: { price: 140_000_000n },
    });
  });

  test('prices that come in meanwhile change nothing in the open wallet', () => {
    expect(walk(['marketChanged'], market(170), asked)).toBe(asked);
    expect(walk(['marketChanged'], market(170), askedToSell)).toBe(askedToSell);
  });

  test('a price that is lost closes it', () => {
    for (const lost of [market(null), market(null, 'none')]) {
      expect(walk(['marketChanged'], lost, asked)).toEqual(trading);
      expect(walk(['approve'], lost, asked)).toEqual(trading);
      expect(walk(['marketChanged'], lost, askedToSell)).toEqual(onFloor);
    }
  });
});

describe('an order that cannot be sent asks nothing', () => {
  const draft = (amount: string, floor = usual) =>
    draftOf(amount, checkedCoin('solana', floor.market), floor);

  test.each([
    ['9.99', { kind: 'outOfRange', amount: 9_990_000n }],
    ['1000.01', { kind: 'outOfRange', amount: 1_000_010_000n }],
    ['1,500', { kind: 'outOfRange', amount: 1_500_000_000n }],
    ['a hundred', { kind: 'notANumber' }],
    ['', { kind: 'notANumber' }],
  ])('"%s"', (amount, why) => {
    expect(draft(amount)).toEqual(why);
    const written = write(trading, amount);
    expect(walk(['ask'], usual, written)).toBe(written);
  });

  test.each(['10', '1000', '99.50'])('"%s" can', (amount) => {
    expect(draft(amount).kind).toBe('ready');
  });

  test('of a coin that costs so much that it buys none', () => {
    const dear = market(1e12);
    expect(draft('100', dear)).toEqual({ kind: 'buysNothing', amount: 100_000_000n });
    expect(walk(['ask'], dear, trading)).toBe(trading);
  });

  test('of a coin without a price, and while there are no prices at all', () => {
    for (const floor of [market(null), market(0.000_000_12), market(150, 'loading')]) {
      expect(draft('100', floor)).toEqual({ kind: 'noPrice' });
      expect(walk(['ask'], floor, trading)).toBe(trading);
    }
  });
});

test('before a choice the first coin with a price is checked', () => {
  const { market: prices } = usual;
  expect(checkedCoin(null, prices)?.id).toBe('bitcoin');
  const coins = prices.coins.map((coin) =>
    coin.id === 'bitcoin' ? { ...coin, price: null } : coin,
  );
  expect(checkedCoin(null, { ...prices, coins })?.id).toBe('ethereum');
  expect(checkedCoin('solana', { ...prices, coins })?.id).toBe('solana');
});

test('what a step cannot do leaves it as it is', () => {
  const stations = [START, walk(['ask']), trading, asked, onFloor, askedToSell, ticket];
  const actions: Action[] = [
    { type: 'ask' },
    { type: 'approve' },
    { type: 'refuse' },
    { type: 'again' },
    { type: 'marketChanged' },
    { type: 'choose', coin: 'solana' },
    { type: 'write', amount: '50' },
  ];
  const led = stations.map((flow) =>
    actions.filter((action) => step(flow, action) !== flow).map((action) => action.type),
  );
  expect(led).toEqual([
    ['ask'],
    ['approve', 'refuse'],
    ['ask', 'choose', 'write'],
    ['approve', 'refuse'],
    ['ask'],
    ['approve', 'refuse'],
    ['again'],
  ]);
});

test('each transition is named, for what is announced, and focus goes to what opened or back to what asked', () => {
  const moved = walk(['approve'], market(150.3), asked);
  const transitions: [Flow, Flow][] = [
    [START, walk(['ask'])],
    [walk(['ask']), walk(['ask', 'refuse'])],
    [walk(['ask']), walk(['ask', 'approve'])],
    [trading, write(trading, '50')],
    [trading, asked],
    [asked, walk(['refuse'], usual, asked)],
    [asked, moved],
    [moved, walk(['approve'], market(150.3), moved)],
    [asked, walk(['marketChanged'], market(null), asked)],
    [onFloor, askedToSell],
    [askedToSell, ticket],
    [ticket, walk(['again'], usual, ticket)],
  ];
  const [wallet, ask, step] = ['#practice-wallet-heading', '[data-practice-ask]', '#practice-step'];
  const coin = 'input[name="practice-coin"]:checked:enabled';
  const trader = (flow: Flow) => ({ flow, demo: null });
  expect(
    transitions.map(([from, to]) => [
      transitionOf(from, to),
      ...focusAfter(trader(from), trader(to)),
    ]),
  ).toEqual([
    ['asked', wallet],
    ['refused', ask, step],
    ['connected', coin, step],
    [null],
    ['asked', wallet],
    ['refused', ask, step],
    ['moved', wallet],
    ['bought', step],
    ['closed', ask, step],
    ['asked', wallet],
    ['sold', step],
    ['again', coin, step],
  ]);
});
