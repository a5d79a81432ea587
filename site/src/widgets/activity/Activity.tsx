import { useState } from 'react';
import type { ActivityFeedWords } from '../../content/activityFeed.ts';
import type { Random } from '../../lib/random.ts';
import type { LoadQuotes } from '../../market/loadQuotes.ts';
import type { Pause } from '../../market/pausedPrices.ts';
import { toMarketAssets } from '../../market/priceRow.ts';
import { useQuotes } from '../../market/useQuotes.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Activity.module.css';
import places from './ActivityPlaces.module.css';
import { ActivityBadge, ActivityRow } from './ActivityRow.tsx';
import row from './ActivityRow.module.css';
import { useFeed } from './useFeed.ts';

type ActivityProps = {
  words: ActivityFeedWords;
  names: readonly string[];
  load: LoadQuotes;
  /** Whether the visitor paused the prices, on which the simulation stands. */
  pricesPause: Pause;
  random: Random;
  /** Milliseconds since 1970. */
  now: () => number;
};

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The simulated feed. It never speaks by itself, and stands still for whoever pauses it. */
export function Activity({ words, names, load, pricesPause, random, now }: ActivityProps) {
  const [paused, setPaused] = useState(false);
  const market = useQuotes(load, pricesPause, toMarketAssets);
  const assets = market.kind === 'loaded' ? market.data : null;
  const feed = useFeed({ assets, names, paused, random, now });
  const waiting = feed.items.length === 0;
  const failed = waiting && market.kind === 'failed';
  return (
    <div className={styles.feed}>
      <div className={styles.bar}>
        {!failed && (
          <Button kind="ring" small onClick={() => setPaused(!paused)}>
            {paused ? words.resume : words.pause}
          </Button>
        )}
      </div>
      <div className={`${styles.rows} ${places.places} tabular`} aria-busy={waiting && !failed}>
        {waiting ? (
          failed ? (
            <p className={styles.failed}>{words.failed}</p>
          ) : (
            <Loading words={words} />
          )
        ) : (
          <ol className={styles.list} aria-label={words.list}>
            {feed.items.map((item, index) => (
              <ActivityRow key={item.id} words={words} item={item} place={index} now={feed.now} />
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function Loading({ words }: { words: ActivityFeedWords }) {
  return (
    <>
      <p className="sr-only">{words.loading}</p>
      <noscript>
        <p className={styles.failed}>{words.noScript}</p>
      </noscript>
      <div className={styles.list} aria-hidden="true">
        {SKELETONS.map((name) => (
          <div key={name} className={`${places.place} ${row.row}`} data-skeleton-row>
            <div className={row.words}>
              <ActivityBadge />
              <i className={styles.ghost} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
