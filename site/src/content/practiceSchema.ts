import * as z from 'zod';
import { Text } from './text.ts';

const Message = z.object({ title: Text, body: Text });
const Step = z.object({ label: Text, heading: Text });
/** A sentence with places for figures, such as `{amount}`; each must be there. */
const With = (...places: string[]) =>
  places.reduce((text, place) => text.includes(`{${place}}`, { error: `Write {${place}}.` }), Text);

export const PracticeSchema = z.object({
  /** The origin of the price service; empty for the page's own. */
  origin: z.string(),
  heading: Text,
  tag: Text,
  balance: With('amount'),
  close: Text,
  risk: Text,
  askAgain: Text,
  refused: Message,
  usdt: With('amount'),
  /** Our own first; `percent` of the order. */
  rates: z.array(z.object({ label: Text, percent: z.number() })).length(4),
  connect: Step.extend({ lead: Text, button: Text, note: Text }),
  trade: Step.extend({
    coins: Text,
    price: With('coin'),
    noPrice: Text,
    sample: Text,
    asOf: With('time'),
    amount: Text,
    amounts: Text,
    all: Text,
    fees: Text,
    get: Text,
    buy: With('symbol', 'amount'),
    buyNothing: With('symbol'),
    loading: Message,
    none: Message.extend({ retry: Text }),
    notANumber: Text,
    outOfRange: With('amount'),
    buysNothing: With('amount', 'symbol'),
  }),
  cashOut: Step.extend({
    worth: With('coins'),
    paid: With('amount'),
    asks: z.object({ heading: Text, list: z.array(Message).length(4) }),
    sell: With('symbol'),
  }),
  wallet: z.object({
    name: Text,
    tag: Text,
    approve: Text,
    approveNewPrice: Text,
    refuse: Text,
    connect: z.object({
      heading: Text,
      can: z.object({ title: Text, list: z.array(Text) }),
      cannot: z.object({ title: Text, list: z.array(Text) }),
      warning: Text,
    }),
    buy: z.object({ heading: Text, pay: Text }),
    sell: z.object({ heading: Text, pay: Text }),
    fee: Text,
    price: Text,
    get: Text,
    note: Text,
    moved: With('from', 'to'),
  }),
  ticket: z.object({
    stub: Text,
    heading: Text,
    sample: Text,
    market: With('time'),
    buy: Text,
    sell: Text,
    order: With('coins', 'price'),
    fee: Text,
    back: Text,
    difference: With('fees', 'rest'),
    ours: Text,
    elsewhere: Text,
    start: Text,
    again: Text,
    note: Text,
  }),
  says: z.object({
    connected: Text,
    refused: Text,
    moved: Text,
    bought: Text,
    sold: Text,
    recovered: Text,
  }),
  watch: z.object({
    label: Text,
    back: Text,
    forward: Text,
    play: Text,
    pause: Text,
    again: Text,
    take: Text,
    count: With('number', 'total', 'title'),
    moments: z.array(Message).length(9),
  }),
});

/** Every word of the practice floor; `{…}` are places for figures. */
export type Practice = z.output<typeof PracticeSchema>;
