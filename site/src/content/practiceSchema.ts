import * as z from 'zod';
import { Counted, Sentence, Text, Titled, texts } from './text.ts';

const Step = { label: Text, heading: Text };

/** Every word of the practice floor; what is in braces is filled when it is built, or on the floor. */
export const PracticeSchema = z.strictObject({
  heading: Text,
  tag: Text,
  balance: Sentence('amount'),
  close: Text,
  askAgain: Text,
  refused: Titled(),
  usdt: Sentence('amount'),
  connect: z.strictObject({ ...Step, lead: Sentence('name'), button: Text, note: Text }),
  trade: z.strictObject({
    ...Step,
    coins: Text,
    price: Sentence('coin'),
    ...texts('sample', 'amount', 'amounts', 'all', 'fees', 'get'),
    buy: Sentence('symbol', 'amount'),
    buyNothing: Sentence('symbol'),
    loading: Titled(),
    none: Titled(),
    notANumber: Text,
    outOfRange: Sentence('least', 'most', 'amount'),
    buysNothing: Sentence('amount', 'symbol'),
  }),
  cashOut: z.strictObject({
    ...Step,
    worth: Sentence('coins'),
    paid: Sentence('amount'),
    asks: z.strictObject({
      heading: Text,
      list: z.tuple([Titled(), Titled(), Titled('name'), Titled()]),
    }),
    sell: Sentence('symbol'),
  }),
  wallet: z.strictObject({
    ...texts('name', 'tag', 'approve', 'approveNewPrice', 'refuse'),
    connect: z.strictObject({
      heading: Sentence('name'),
      can: z.strictObject({ title: Text, list: z.array(Text) }),
      cannot: z.strictObject({ title: Text, list: z.array(Text) }),
      warning: Text,
    }),
    buy: z.strictObject({ heading: Text, pay: Text }),
    sell: z.strictObject({ heading: Text, pay: Text }),
    ...texts('fee', 'price', 'get'),
    note: Sentence('tolerance'),
    moved: Sentence('from', 'to'),
  }),
  ticket: z.strictObject({
    stub: Text,
    heading: Text,
    sample: Sentence('name'),
    market: Sentence('name', 'time'),
    buy: Text,
    sell: Text,
    order: Sentence('coins', 'price'),
    fee: Sentence('fee'),
    back: Text,
    difference: Sentence('fees', 'rest'),
    ours: Sentence('fee'),
    elsewhere: Sentence('highest'),
    again: Text,
    note: Sentence('start'),
  }),
  says: z.strictObject({
    connected: Sentence('balance'),
    ...texts('refused', 'moved', 'bought', 'sold'),
    recovered: Sentence('pricesAreBack'),
  }),
});

export type PracticeWords = z.input<typeof PracticeSchema>;

/** Every word of the demo on it. */
export const DemoSchema = z.strictObject({
  ...texts('label', 'back', 'forward', 'play', 'pause', 'again', 'take'),
  count: Sentence('number', 'total', 'title'),
  /** How a fee is said in `{cost}`: one, or from the least to the most. */
  cents: Counted('count'),
  range: Sentence('least', 'most'),
  moments: z.tuple([
    Titled(),
    Titled('name'),
    Titled(),
    Titled(),
    Titled('cost', 'order', 'costElsewhere'),
    Titled('tolerance'),
    Titled(),
    Titled('fee'),
    Titled(),
  ]),
});

export type DemoWords = z.input<typeof DemoSchema>;
