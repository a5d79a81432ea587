import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import type { Random } from '../../lib/random.ts';
import { formatAgo } from '../../lib/time.ts';
import { toMarketAssets, type Coin } from '../../market/coins.ts';
import { loadQuotes, type LoadQuotes } from '../../market/loadQuotes.ts';
import { queryClient, useQuotes } from '../../market/useQuotes.ts';
import styles from './Activity.module.css';
import { ActivityRow, type FeedMessages } from './ActivityRow.tsx';
import { useFeed } from './useFeed.ts';

type ActivityProps = {
  load: LoadQuotes;
  language: string;
  messages: FeedMessages;
  coins: readonly Coin[];
  random: Random;
  /** Milliseconds since 1970. */
  now: () => number;
  hasStaking: boolean;
};

const SKELETONS = 6;

/** `origin`: of the price service; empty for the page's own. */
type ActivityIslandProps = Omit<ActivityProps, 'load' | 'random' | 'now'> & {
  origin: string;
  failure: IslandErrorMessages;
};

/** An island because the simulation runs while the page is open. */
export function ActivityIsland({ origin, failure, ...props }: ActivityIslandProps) {
  const [load] = useState(() => loadQuotes({ fetch, origin, coins: props.coins, now: Date.now }));
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <Activity {...props} load={load} random={Math.random} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** The simulated feed with its pause button. Not announced to screen readers. */
export function Activity(props: ActivityProps) {
  const { language, messages, coins, random, now, hasStaking } = props;
  const [isPaused, setIsPaused] = useState(false);
  const market = useQuotes(props.load, now);
  const assets = 'prices' in market ? toMarketAssets(market.prices, coins) : [];
  const feed = useFeed({ assets, random, now, isPaused, hasStaking });
  const waiting = feed.items.length === 0;
  const failed = waiting && market.kind === 'failed';
  return (
    <>
      <div className={`${styles.control} needs-script screen-only`}>
        {!failed && (
          <Button kind="quiet" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? messages.resume : messages.pause}
          </Button>
        )}
      </div>
      <div className={`${styles.sheet} screen-only`}>
        <div className={`${styles.places} tabular`} aria-busy={waiting && !failed}>
          {failed && <p className={`${styles.failed} headline`}>{messages.failed}</p>}
          {waiting && !failed && <Loading messages={messages} />}
          {!waiting && (
            <ol className={styles.list} aria-label={messages.list}>
              {feed.items.map((item, place) => {
                const ago = formatAgo(feed.now - item.timestamp, language);
                return <ActivityRow key={item.id} {...{ messages, item, place, ago }} />;
              })}
            </ol>
          )}
        </div>
      </div>
    </>
  );
}

function Loading({ messages }: { messages: FeedMessages }) {
  return (
    <>
      <p className="sr-only needs-script" suppressHydrationWarning>
        {messages.loading}
      </p>
      <noscript>
        <p className={`${styles.failed} headline`}>{messages.noScript}</p>
      </noscript>
      <div className={`${styles.list} ${styles.ghosts}`} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <i key={place} data-skeleton-row />
        ))}
      </div>
    </>
  );
}
