import { useEffect, useEffectEvent, useState } from 'react';
import { randomBetween, type Random } from '../../lib/random.ts';
import { seconds } from '../../lib/time.ts';
import { useIsVisible } from '../../market/useQuotes.ts';
import { generateActivity, type ActivityItem, type SimulationInput } from './simulate.ts';

/** At this pace, the feed covers about a minute, as its heading says. */
const EVENT_INTERVAL = { min: seconds(3), max: seconds(8) };
const INITIAL_EVENTS = 5;
const MAX_EVENTS = 10;
const EXIT_DURATION = seconds(0.3);
const MAX_RECENT_NAMES = 15;

export type Feed = Readonly<{
  /** Newest first. */
  items: readonly ActivityItem[];
  recentNames: readonly string[];
  /** Number of events generated so far. */
  eventCount: number;
  /** When the last event was added, in ms since 1970. Ages are relative to this, so they don't need a timer. */
  now: number;
  /** Milliseconds until the next event. */
  delay: number;
}>;

export const EMPTY_FEED: Feed = { items: [], recentNames: [], eventCount: 0, now: 0, delay: 0 };

type FeedOptions = Omit<SimulationInput, 'now'> & { now: () => number; isPaused: boolean };

/** Runs the simulation while there are prices and the page is visible. */
export function useFeed({ now, isPaused, ...input }: FeedOptions): Feed {
  const [feed, setFeed] = useState(EMPTY_FEED);
  const isRunning = useIsVisible() && input.assets.length > 0 && !isPaused;
  // Use an effect event, so a price refresh doesn't restart the timer.
  const advance = useEffectEvent(() => setFeed(advanceFeed(feed, { ...input, now: now() })));
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => advance(), hasExitingItem(feed) ? EXIT_DURATION : feed.delay);
    return () => clearTimeout(timer);
  }, [isRunning, feed]);
  return feed;
}

const hasExitingItem = ({ items }: Feed) => items.some(({ isExiting }) => isExiting);
const getRandomDelay = (random: Random) =>
  randomBetween(random, EVENT_INTERVAL.min, EVENT_INTERVAL.max);

/** Creates the initial events, adds an event, or removes the exiting item. */
export function advanceFeed(feed: Feed, input: SimulationInput): Feed {
  if (feed.eventCount === 0) return createInitialFeed(input);
  if (!hasExitingItem(feed)) return addEvent(feed, input);
  const items = feed.items.filter(({ isExiting }) => !isExiting);
  return { ...feed, items, delay: feed.delay - EXIT_DURATION };
}

/** Creates the initial events as if the feed had already been running. */
function createInitialFeed(input: SimulationInput): Feed {
  const ages: number[] = [];
  for (let age = 0; ages.length < INITIAL_EVENTS; age += getRandomDelay(input.random))
    ages.unshift(age);
  return ages.reduce((feed, age) => addEvent(feed, { ...input, now: input.now - age }), EMPTY_FEED);
}

/** Adds an event at the top. If the list is full, marks the oldest item as exiting. */
function addEvent({ items, recentNames, eventCount }: Feed, input: SimulationInput): Feed {
  const event = generateActivity({ ...input, recentNames, id: `event-${eventCount + 1}` });
  return {
    items: [event, ...items].map((item, index) => ({ ...item, isExiting: index >= MAX_EVENTS })),
    recentNames: [...recentNames, event.user].slice(-MAX_RECENT_NAMES),
    eventCount: eventCount + 1,
    now: input.now,
    delay: getRandomDelay(input.random),
  };
}
