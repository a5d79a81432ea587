import { useEffect, useEffectEvent, useState } from 'react';
import { between, type Random } from '../../lib/random.ts';
import { seconds } from '../../lib/time.ts';
import { useIsVisible } from '../../market/useQuotes.ts';
import { generateActivity, type ActivityItem, type Ingredients } from './simulate.ts';

/** The pace: how long after an event the next one comes, at random. */
const NEXT_EVENT_IN = { min: seconds(3), max: seconds(8) };
const SEED_EVENTS = 5;
const MAX_EVENTS = 10;
const EXIT_DURATION = seconds(0.3);
const NAMES_REMEMBERED = 15;

/**
 * The feed, newest first. `now`: milliseconds since 1970 when an event last came; ages are shown as of
 * then, which keeps them true to a few seconds without a clock of their own.
 */
export type Feed = Readonly<{
  items: readonly ActivityItem[];
  recentNames: readonly string[];
  invented: number;
  now: number;
  /** Milliseconds until the next event. */
  nextIn: number;
}>;

/** Nothing yet; its first events are due at once. */
export const EMPTY_FEED: Feed = { items: [], recentNames: [], invented: 0, now: 0, nextIn: 0 };

type Simulation = Pick<Ingredients, 'assets' | 'random' | 'withoutStaking'> & {
  now: () => number;
  isPaused: boolean;
};

/** Runs the simulation, from the moment the market is known, while the page is looked at. */
export function useFeed({ now, isPaused, ...made }: Simulation): Feed {
  const [feed, setFeed] = useState(EMPTY_FEED);
  const isRunning = useIsVisible() && made.assets.length > 0 && !isPaused;
  // An effect event, because a refresh of the prices must not restart the time between two events.
  const step = useEffectEvent(() => setFeed(continueFeed(feed, { ...made, now: now() })));
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => step(), isLeaving(feed) ? EXIT_DURATION : feed.nextIn);
    return () => clearTimeout(timer);
  }, [isRunning, feed]);
  return feed;
}

const isLeaving = ({ items }: Feed) => items.some(({ isExiting }) => isExiting);
const nextDelay = (random: Random) => between(random, NEXT_EVENT_IN.min, NEXT_EVENT_IN.max);

/** What comes next: the first five events at once, then one at a time, and between them what left is gone. */
export function continueFeed(feed: Feed, made: Ingredients): Feed {
  if (feed.invented === 0) return seedFeed(made);
  if (!isLeaving(feed)) return addEvent(feed, made);
  const items = feed.items.filter(({ isExiting }) => !isExiting);
  return { ...feed, items, nextIn: feed.nextIn - EXIT_DURATION };
}

// As the feed would stand had it run for a while: each of its five events a random pause apart.
function seedFeed(made: Ingredients): Feed {
  const ages: number[] = [];
  for (let age = 0; ages.length < SEED_EVENTS; age += nextDelay(made.random)) ages.unshift(age);
  return ages.reduce((feed, age) => addEvent(feed, { ...made, now: made.now - age }), EMPTY_FEED);
}

// Puts a new event on top; when the list overflows, its oldest begins to leave, below all that stay.
function addEvent({ items, recentNames, invented }: Feed, made: Ingredients): Feed {
  const event = generateActivity({ ...made, recentNames, id: `event-${invented + 1}` });
  return {
    items: [event, ...items].map((item, place) => ({ ...item, isExiting: place >= MAX_EVENTS })),
    recentNames: [...recentNames, event.user].slice(-NAMES_REMEMBERED),
    invented: invented + 1,
    now: made.now,
    nextIn: nextDelay(made.random),
  };
}
