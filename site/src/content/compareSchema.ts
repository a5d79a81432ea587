import * as z from 'zod';
import { Text } from './text.ts';

const FOUR = 'The table has four columns of venues: write four cells, such as "You".';

const Venue = z.object({
  name: Text,
  /** The fee on the order that the bills are drawn for, in cuts of the drawing. */
  cuts: z.number().positive().max(6, 'A bill of more than six cuts would run off the drawing.'),
  billText: Text,
});

const Row = z.object({ label: Text, cells: z.array(Text).length(4, FOUR) });

/** Words of the bills that a visitor pulls; `{braces}` hold what the script fills in. */
const Calculator = z.object({
  size: Text,
  sizeEnds: z.tuple([Text, Text]),
  trades: Text,
  tradesEnds: z.tuple([Text, Text]),
  /** What it opens with: cents of one trade, and trades a month. */
  start: z.object({ cents: z.int(), trades: z.int() }),
  words: z.object({
    /** Our own first, in percent and as printed. */
    rates: z.array(z.object({ percent: z.number(), text: Text })).length(4, FOUR),
    heading: Text,
    oneTrade: Text,
    manyTrades: Text,
    sentence: Text,
    oneSentence: Text,
    less: Text,
    scale: Text,
  }),
  note: Text,
});

export const CompareSchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  /** What the four bills show, and that they share one scale. */
  scale: Text,
  /** What one cut in a bill is. */
  cut: Text,
  /** The page's own venue first: it stands in the yellow shaft. */
  venues: z.array(Venue).length(4, FOUR),
  /** Read out at the head of the first column. */
  corner: Text,
  caption: Text,
  /** What is known of all four. */
  facts: z.array(Row).min(1),
  /** What is to be asked of any venue, with our answer. */
  questions: z.array(z.object({ label: Text, answer: Text })).min(1),
  elsewhere: z.object({ heading: Text, text: Text }),
  footnote: Text,
  /** The limits of our own column, in the same block as its claims. */
  limits: Text,
  button: Text,
  calculator: Calculator,
  panel: z.object({
    heading: Text,
    sizeLabel: Text,
    rates: z.array(Text).length(4, FOUR),
    rows: z.array(Row).min(1),
    note: Text,
  }),
});

export type Compare = z.output<typeof CompareSchema>;
