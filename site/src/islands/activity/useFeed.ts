import { useEffect, useEffectEvent, useState } from 'react';
import { randomBetween, type Random } from '../../lib/random.ts';
import { seconds } from '../../lib/time.ts';
import { useIsVisible } from '../../market/useQuotes.ts';
import { generateActivity, type ActivityItem, type Ingredients } from './simulate.ts';

/** The random pause after an event. */
const NEXT_EVENT_IN = { min: seconds(3), max: seconds(8) };
const SEED_EVENTS = 5;
const MAX_EVENTS = 10;
const EXIT_DURATION = seconds(0.3);
const NAMES_REMEMBERED = 15;

/**
 * The feed, newest first. `now` is when the last event came, in milliseconds since 1970. Ages refer to it, so the feed
 * needs no clock and is right to a few seconds.
 */
export type Feed = Readonly<{
  items: readonly ActivityItem[];
  recentNames: readonly string[];
  invented: number;
  now: number;
  /** Milliseconds until the next event. */
  nextIn: number;
}>;

/** Empty. The first events are due immediately. */
export const EMPTY_FEED: Feed = { items: [], recentNames: [], invented: 0, now: 0, nextIn: 0 };

type Simulation = Pick<Ingredients, 'assets' | 'random' | 'hasStaking'> & {
  now: () => number;
  isPaused: boolean;
};

/** Runs the simulation once market data is there and while the page is visible. */
export function useFeed({ now, isPaused, ...made }: Simulation): Feed {
  const [feed, setFeed] = useState(EMPTY_FEED);
  const isRunning = useIsVisible() && made.assets.length > 0 && !isPaused;
  // An effect event, so that a price refresh doesn't restart the pause between events.
  const step = useEffectEvent(() => setFeed(continueFeed(feed, { ...made, now: now() })));
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => step(), isLeaving(feed) ? EXIT_DURATION : feed.nextIn);
    return () => clearTimeout(timer);
  }, [isRunning, feed]);
  return feed;
}

const isLeaving = ({ items }: Feed) => items.some(({ isExiting }) => isExiting);
const nextDelay = (random: Random) => randomBetween(random, NEXT_EVENT_IN.min, NEXT_EVENT_IN.max);

/** Advances the feed: five events first, then single ones. Removes a leaving row in between. */
export function continueFeed(feed: Feed, made: Ingredients): Feed {
  if (feed.invented === 0) return seedFeed(made);
  if (!isLeaving(feed)) return addEvent(feed, made);
  const items = feed.items.filter(({ isExiting }) => !isExiting);
  return { ...feed, items, nextIn: feed.nextIn - EXIT_DURATION };
}

// As if the feed had been running: each of the first five events is a random pause apart.
function seedFeed(made: Ingredients): Feed {
  const ages: number[] = [];
  for (let age = 0; ages.length < SEED_EVENTS; age += nextDelay(made.random)) ages.unshift(age);
  return ages.reduce((feed, age) => addEvent(feed, { ...made, now: made.now - age }), EMPTY_FEED);
}

// If the list is full, its oldest row begins to leave, below all others.
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
