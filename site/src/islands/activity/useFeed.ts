import { useEffect, useEffectEvent, useState } from 'react';
import type { Random } from '../../lib/random.ts';
import type { MarketAsset } from '../../market/coins.ts';
import { useVisible } from '../../market/useQuotes.ts';
import { EMPTY_FEED, EXIT, continueFeed, removeExited, type Feed } from './activityFeed.ts';

type Simulation = {
  /** Null until the market is known. */
  assets: readonly MarketAsset[] | null;
  names: readonly string[];
  paused: boolean;
  random: Random;
  now: () => number;
};

/** Runs the simulation, from the moment the market is known, while the page is looked at. */
export function useFeed({ assets, names, paused, random, now }: Simulation): Feed {
  const [feed, setFeed] = useState(EMPTY_FEED);
  const visible = useVisible();
  const known = assets !== null && assets.length > 0;
  const running = known && visible && !paused;
  // The row's id, so that each leaving row starts a timer of its own: when a frozen page wakes, one
  // may leave and the next begin to leave before anything is drawn.
  const leaving = feed.items.find((item) => item.isExiting)?.id;

  // An effect event, because a refresh of the prices must not restart the time between two events.
  const step = useEffectEvent(() => {
    if (assets) setFeed(continueFeed(feed, { assets, names, random, now: now() }));
  });

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => step(), feed.next.after);
    return () => clearTimeout(timer);
  }, [running, feed.next]);

  useEffect(() => {
    if (!running || leaving === undefined) return undefined;
    const timer = setTimeout(() => setFeed(removeExited), EXIT);
    return () => clearTimeout(timer);
  }, [running, leaving]);

  return feed;
}
