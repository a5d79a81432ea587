import { between, type Random } from '../../lib/random.ts';
import { seconds } from '../../lib/time.ts';
import { generateActivity, type ActivityItem, type Ingredients } from './simulate.ts';

const SEEDS = 5;
const MAX_ITEMS = 10;
export const EXIT = seconds(0.3);
const PAUSE_BETWEEN = { min: seconds(3), max: seconds(8) };
const NAMES_REMEMBERED = 15;

/**
 * The feed, newest first. `now`: milliseconds since 1970 when the list last changed; ages are shown
 * as of then, which keeps them true to a few seconds without a clock of their own.
 */
export type Feed = {
  readonly items: readonly ActivityItem[];
  readonly recentNames: readonly string[];
  readonly invented: number;
  readonly now: number;
  /** Milliseconds until the next event. */
  readonly next: { readonly after: number };
};

/** Nothing yet; its first events are due at once. */
export const EMPTY_FEED: Feed = {
  items: [],
  recentNames: [],
  invented: 0,
  now: 0,
  next: { after: 0 },
};

const nextDelay = (random: Random) => between(random, PAUSE_BETWEEN.min, PAUSE_BETWEEN.max);

// As the feed would stand had it run for a while: each of its five events a random pause apart.
function seedFeed(made: Ingredients): Feed {
  const ages: number[] = [];
  for (let age = 0; ages.length < SEEDS; age += nextDelay(made.random)) ages.unshift(age);
  return ages.reduce((feed, age) => addEvent(feed, { ...made, now: made.now - age }), EMPTY_FEED);
}

/** What comes next: the first five events at once, then one at a time. */
export const continueFeed = (feed: Feed, made: Ingredients): Feed =>
  feed.invented === 0 ? seedFeed(made) : addEvent(feed, made);

// Puts a new event on top; when the list overflows, its oldest begins to leave, below all that stay.
function addEvent(feed: Feed, made: Ingredients): Feed {
  const invented = feed.invented + 1;
  const event = generateActivity({
    ...made,
    recentNames: feed.recentNames,
    id: `event-${invented}`,
  });
  return {
    items: [event, ...feed.items].map((item, place) =>
      place < MAX_ITEMS ? item : { ...item, isExiting: true },
    ),
    recentNames: [...feed.recentNames, event.user].slice(-NAMES_REMEMBERED),
    invented,
    now: made.now,
    next: { after: nextDelay(made.random) },
  };
}

/** Takes out what has left. */
export function removeExited(feed: Feed): Feed {
  return { ...feed, items: feed.items.filter((item) => !item.isExiting) };
}
