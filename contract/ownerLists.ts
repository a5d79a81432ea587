import * as z from 'zod';
import { VENUES } from './ownerClaims.ts';
import { Address, Id, listOf } from './ownerFields.ts';

const Name = z.string().min(1);
const Wholes = z.int().positive();

const Coin = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Write the id that CoinGecko has for the coin.'),
  symbol: Name,
  name: Name,
});

const COINS = 'List 4 to 16 coins: for so many the page and its practice floor have room.';

const Person = z.strictObject({
  id: Id,
  name: Name,
  initials: z.string().regex(/^\p{Lu}{1,3}$/u, 'Write one to three capital letters.'),
  rating: z.int().min(1).max(5, 'Write a whole number from 1 to 5.'),
  trades: Wholes,
  /** US dollars. Without it, `claims.minimumUsd`, or the order of the other examples. */
  orderUsd: z.number().positive().optional(),
  against: z.enum(VENUES),
});

const PROGRESS = 'Progress is a percentage from 0 to 100.';
const Progress = z.number().min(0, PROGRESS).max(100, PROGRESS);

const Course = z.strictObject({
  id: Id,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  lessons: Wholes,
  minutes: Wholes,
  students: z.int().min(0),
  progress: Progress,
});

const Platform = z.strictObject({ id: Id, name: Name, link: Address });

/** One figure on the roadmap's ribbon stands for this many percent. */
export const PERCENT_PER_FIGURE = 5;

const Quarter = { id: Id, quarter: z.int().min(1).max(4), items: z.int().min(0) };
const QuarterSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('completed'),
    progress: z.literal(100, 'Completed means 100; otherwise write "current".'),
    ...Quarter,
  }),
  z.strictObject({
    status: z.enum(['current', 'upcoming']),
    progress: Progress.multipleOf(
      PERCENT_PER_FIGURE,
      'Write a multiple of 5: each of the twenty figures stands for 5 percent.',
    ),
    ...Quarter,
  }),
]);

/** The lists in the owner's settings: figures and ids; their words are messages under the ids. */
export const lists = {
  coins: listOf(Coin).min(4, COINS).max(16, COINS),
  testimonials: z.strictObject({ illustrative: z.boolean(), people: listOf(Person) }),
  courses: listOf(Course),
  platforms: listOf(Platform),
  questions: listOf(Id),
  roadmap: z.strictObject({ year: z.int(), quarters: listOf(QuarterSchema) }),
  partners: listOf(Id),
};
