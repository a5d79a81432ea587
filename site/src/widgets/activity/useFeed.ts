import { focusManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Random } from '../../lib/random.ts';
import type { MarketAsset } from '../../market/priceRow.ts';
import { EMPTY_FEED, EXIT, addEvent, nextDelay, removeExited, seedFeed } from './activityFeed.ts';
import type { Feed } from './activityFeed.ts';

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
  const visible = useSyncExternalStore(
    (listener) => focusManager.subscribe(listener),
    () => focusManager.isFocused(),
    () => true,
  );
  const known = assets !== null && assets.length > 0;
  const running = known && visible && !paused;
  const empty = feed.invented === 0;
  const leaving = feed.items.some((item) => item.isExiting);

  // Effect events, because a refresh of the prices must not restart the pause between two events.
  const seed = useEffectEvent(() => {
    if (assets) setFeed(seedFeed({ assets, names, random, now: now() }));
  });
  const add = useEffectEvent(() => {
    if (assets) setFeed(addEvent(feed, { assets, names, random, now: now() }));
  });

  useEffect(() => {
    if (known && empty) seed();
  }, [known, empty]);

  useEffect(() => {
    if (!running || empty) return undefined;
    const timer = setTimeout(() => add(), nextDelay(random));
    return () => clearTimeout(timer);
  }, [running, empty, feed.invented, random]);

  useEffect(() => {
    if (!running || !leaving) return undefined;
    const timer = setTimeout(() => setFeed(removeExited), EXIT);
    return () => clearTimeout(timer);
  }, [running, leaving, feed.invented]);

  return feed;
}
