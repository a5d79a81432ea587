import * as z from 'zod';
import { parseContent } from './parseContent.ts';
import { Text } from './text.ts';

const Course = z.object({
  title: Text,
  level: z.enum(['Beginner', 'Intermediate', 'Advanced'], {
    error: 'Write Beginner, Intermediate or Advanced: the level is the depth of its mark.',
  }),
  duration: Text,
  /** Shown from 1. */
  students: z.int().min(0),
  /** Percent. */
  progress: z.number().min(0).max(100, 'Progress is a percentage from 0 to 100.'),
  lessons: z.array(Text).min(1),
  /** Lesson 1, open to read on the page. */
  firstLesson: Text,
});

export const AcademySchema = z.object({
  heading: Text,
  label: Text,
  lead: Text,
  courses: z.array(Course).length(4, 'The strip is drawn for four courses.'),
  words: z.object({
    start: Text,
    outline: Text,
    lesson: Text,
    notSaved: Text,
    lessonsPlanned: Text,
    students: Text,
    complete: Text,
  }),
});

export type Academy = z.output<typeof AcademySchema>;
export type Course = z.output<typeof Course>;

/** Four courses: the outline of each, and its first lesson. */
export const academy = parseContent('academy', AcademySchema, {
  heading: 'Learn the signals',
  label: 'Trading academy',
  lead: 'Lesson 1 of each is open to read here. The rest are being written.',
  courses: [
    {
      // A word joiner keeps the halves of "on-chain" on one line.
      title: 'Your first on-\u2060chain trade',
      level: 'Beginner',
      duration: 'about\u00a045\u00a0min',
      students: 0,
      progress: 0,
      lessons: [
        'What a wallet does',
        'What a layer-2 network does',
        'Reading a trading pair',
        'Fees: trading, network and price impact',
        'Placing a small trade',
        'Checking the result',
      ],
      firstLesson:
        'A wallet does not store coins the way a purse stores cash. The coins are entries on a network. The wallet keeps the key that proves an entry is yours and approves changes to it. Whoever has the key can move the coins. So the first skill in trading is not reading charts. It is knowing where your key is, who can see it and what you are approving.',
    },
    {
      title: 'Keeping your keys',
      level: 'Beginner',
      duration: 'about\u00a040\u00a0min',
      students: 0,
      progress: 0,
      lessons: [
        'Keys and recovery phrases',
        'Storing a recovery phrase',
        'Reading what you approve',
        'Spotting fake sites and support',
        'Removing old approvals',
      ],
      firstLesson:
        'A recovery phrase is a list of words that can rebuild your key on a new device. It works for anyone who reads it, so treat it like the key itself. Write it on paper, keep it away from cameras and cloud notes, and never type it into a website. No exchange, wallet maker or support agent needs it. If someone asks for it, stop.',
    },
    {
      title: 'Price, volume and orders',
      level: 'Intermediate',
      duration: 'about\u00a01\u00a0h\u00a020\u00a0min',
      students: 0,
      progress: 0,
      lessons: [
        'Price and 24-hour change',
        'Volume and why it matters',
        'Spread and depth',
        'Price impact',
        'Orders that wait for a price',
        'Choosing a trade size',
        'Setting a loss limit',
        'Keeping a trading record',
      ],
      firstLesson:
        'A price is the last trade or an average of recent ones. The 24-hour change compares it with the price one day earlier. Both look backwards. A coin that is up 5% today can be down 5% in an hour, and the figure gives no hint of which comes next. Read the change as a measure of how much a price moves, not of where it will go.',
    },
    {
      title: 'Bots and copy trading',
      level: 'Advanced',
      duration: 'about\u00a02\u00a0h',
      students: 0,
      progress: 0,
      lessons: [
        'What a bot can and cannot do',
        'Writing a rule',
        'Testing on past prices',
        'Why past results mislead',
        'Limits and approvals',
        'Choosing a trader to copy',
        'Copying losses',
        'Fees at high frequency',
        'Stopping a bot',
        'Reviewing a month',
      ],
      firstLesson:
        'A bot is a rule that runs without you. It can buy at a set price, sell at a set loss or rebalance every hour. It cannot judge news, notice that a market has stopped working, or know that you need the money on Friday. It will repeat a bad rule as calmly as a good one. Before you write a rule, write down when you will switch it off.',
    },
  ],
  words: {
    start: 'Start Course',
    outline: 'Outline',
    lesson: 'Lesson 1',
    notSaved: 'Progress is not saved on this page.',
    lessonsPlanned: 'lessons planned',
    students: 'students',
    complete: 'complete',
  },
});
