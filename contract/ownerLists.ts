import * as z from 'zod';
import { Address, Id, listBetween, listOf } from './ownerFields.ts';
import { Testimonials } from './ownerTestimonials.ts';
import { LAST_SECTION, LEVELS } from './sections.ts';

const Name = z.string().min(1);
const Wholes = z.int().positive();

const Coin = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Write the id that CoinGecko has for the coin.'),
  symbol: Name,
  name: Name,
});

const COINS = 'List 4 to 16 coins: for so many the page and its practice floor have room.';

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
const PERCENT_PER_FIGURE = 5;

const Quarter = {
  id: Id,
  quarter: z.int().min(1).max(4),
  /** Where it is another than that of the roadmap. */
  year: z.int().optional(),
  items: z.int().min(0),
};
const QuarterSchema = z.discriminatedUnion(
  'status',
  [
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
  ],
  'Write one of completed, current and upcoming.',
);

const Roadmap = z
  .strictObject({ year: z.int(), quarters: listBetween(2, 8, 'quarters', QuarterSchema) })
  .refine(
    ({ year, quarters }) => {
      const times = quarters.map((one) => (one.year ?? year) * 4 + one.quarter);
      return times.every((time, place) => place === 0 || time > (times[place - 1] ?? time));
    },
    {
      path: ['quarters'],
      error:
        'Write the quarters in the order of time, and each once; a quarter of another year than the roadmap names its own.',
    },
  );

/** A kind of partner, whose title is a message; with a name, a partner of that name, and with a mark also its sign. */
const Partner = z
  .strictObject({
    id: Id,
    name: Name.optional(),
    mark: z
      .string()
      .regex(/^[\w-]+\.svg$/, {
        error: 'Write the name of a file in partners/, such as acme.svg.',
        abort: true,
      })
      .optional(),
  })
  .refine(({ name, mark }) => mark === undefined || name !== undefined, {
    path: ['name'],
    error: 'Write the name of the partner whose mark it is.',
  });

const LINKED = ([...LEVELS.flat(), LAST_SECTION] as const).filter(
  (id) => id !== 'stats' && id !== 'get-started',
);
const Linked = z.enum(LINKED, `Write a section that can be linked: ${LINKED.join(', ')}.`);

/** The lists in the owner's settings: figures and ids; their words are messages under the ids. */
export const lists = {
  coins: listOf(Coin).min(4, COINS).max(16, COINS),
  testimonials: Testimonials,
  courses: listBetween(2, 8, 'courses', Course),
  platforms: listBetween(2, 8, 'platforms', Platform),
  questions: listBetween(3, 12, 'questions', Id),
  roadmap: Roadmap,
  partners: listBetween(0, 12, 'partners', Partner),
  navigation: z
    .strictObject({ header: listBetween(0, 6, 'links', Linked) })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] }),
};
