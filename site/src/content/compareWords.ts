import * as z from 'zod';
import { readFilled } from './figures.ts';
import { Counted, Sentence, Text, texts } from './text.ts';

const Asked = (...places: string[]) => z.strictObject({ label: Text, answer: Sentence(...places) });

const Words = z.strictObject({
  ...texts('heading', 'label'),
  lead: Sentence('name', 'fee'),
  /** What the four bills show, and that they share one scale. */
  scale: Sentence('order'),
  /** What one cut in a bill is. */
  cut: Sentence('cut'),
  venues: z.strictObject({ orderBook: Text, aggregator: Text, amm: Text }),
  /** Read out at the head of the first column. */
  corner: Text,
  caption: Sentence('name', 'asOf'),
  /** What is known of all four. */
  facts: z.strictObject({
    fee: Text,
    feeOn: Sentence('order'),
    ...texts('custody', 'you', 'youOrVenue'),
  }),
  /** What is to be asked of any venue, with our answer. */
  questions: z.strictObject({
    speed: Asked('speed'),
    identity: Asked(),
    cash: Asked(),
    copy: Asked(),
    bots: Asked(),
    orders: Asked(),
    discount: Asked('discount', 'name'),
  }),
  elsewhere: z.strictObject({ heading: Text, text: Sentence('count') }),
  footnote: Text,
  /** The limits of our own column, in the same block as its claims. */
  limits: Text,
  button: Text,
  /** Of the bills that a visitor pulls; what is in braces here is filled in the browser. */
  calculator: z.strictObject({
    size: Text,
    trades: Text,
    heading: Sentence('least', 'most'),
    count: Counted('trades'),
    sentence: Counted('trades', 'size', 'here', 'name', 'less'),
    less: Sentence('saved', 'rate'),
    /** Of a typed figure that cannot be read, or in more ways than one. */
    refused: Text,
    note: Text,
  }),
  panel: z.strictObject({
    heading: Text,
    sizeLabel: Text,
    ownRate: Sentence('name', 'fee'),
    note: Text,
  }),
});

export type CompareWords = z.input<typeof Words>;

export const compareWords = await readFilled('compare', Words);
