import * as z from 'zod';
import { Address, Id, listOf, Said, written } from './ownerFields.ts';
import { Testimonials } from './ownerTestimonials.ts';
import { LAST_SECTION, MOVABLE_SECTIONS } from './sections.ts';

const Coin = z.strictObject({
  id: written(/^[a-z0-9-]+$/, 'the id that CoinGecko has for the coin'),
  symbol: Said,
  name: Said,
});

const Progress = z.number().min(0).max(100);

const Course = z.strictObject({
  id: Id,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  lessons: z.int().positive(),
  minutes: z.int().positive(),
  students: z.int().min(0),
  progress: Progress,
});

const Platform = z.strictObject({ id: Id, name: Said, link: Address });

const Quarter = z
  .strictObject({
    id: Id,
    quarter: z.int().min(1).max(4),
    /** Where it is another than that of the roadmap. */
    year: z.int().optional(),
    items: z.int().min(0),
    status: z.enum(['completed', 'current', 'upcoming']),
    /** Each of twenty figures on the roadmap's ribbon stands for five percent. */
    progress: Progress.multipleOf(5),
  })
  .refine(({ status, progress }) => status !== 'completed' || progress === 100, {
    path: ['progress'],
    error: 'Write 100 for what is completed, or another status.',
  });

const Roadmap = z.strictObject({ year: z.int(), quarters: listOf(Quarter).min(2).max(8) }).refine(
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
    name: Said.optional(),
    mark: written(/^[\w-]+\.svg$/, 'the name of a file in partners/, such as acme.svg').optional(),
  })
  .refine(({ name, mark }) => mark === undefined || name !== undefined, {
    path: ['name'],
    error: 'Write the name of the partner whose mark it is.',
  });

const Linked = z.enum(
  ([...MOVABLE_SECTIONS, LAST_SECTION] as const).filter(
    (id) => id !== 'stats' && id !== 'get-started',
  ),
);

/** The lists in the owner's settings: figures and ids; their words are messages under the ids. */
export const lists = {
  // For so many the page and its practice floor have room.
  coins: listOf(Coin).min(4).max(16),
  testimonials: Testimonials,
  courses: listOf(Course).min(2).max(8),
  platforms: listOf(Platform).min(2).max(8),
  questions: listOf(Id).min(3).max(12),
  roadmap: Roadmap,
  partners: listOf(Partner).max(12),
  navigation: z
    .strictObject({ header: listOf(Linked).max(6) })
    .default({ header: ['why-tmx', 'how-it-works', 'trading', 'compare', 'token', 'faq'] }),
};
