import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import type { Random } from '../../lib/random.ts';
import { formatAgo } from '../../lib/time.ts';
import { toMarketAssets, type Coin } from '../../market/coins.ts';
import { createQuoteLoader, type QuoteLoader } from '../../market/quoteLoader.ts';
import { queryClient, useQuotes } from '../../market/useQuotes.ts';
import styles from './Activity.module.css';
import { ActivityRow, type FeedMessages } from './ActivityRow.tsx';
import { useFeed } from './useFeed.ts';

type ActivityProps = {
  loadQuotes: QuoteLoader;
  language: string;
  messages: FeedMessages;
  coins: readonly Coin[];
  random: Random;
  /** Returns milliseconds since 1970. */
  now: () => number;
  hasStaking: boolean;
};

const SKELETON_COUNT = 6;

/** `origin` is the price service's origin, or the base path if our server provides the prices. */
type ActivityIslandProps = Omit<ActivityProps, 'loadQuotes' | 'random' | 'now'> & {
  origin: string;
  failure: IslandErrorMessages;
};

/** This is an island because it keeps adding simulated trades. */
export function ActivityIsland({ origin, failure, ...props }: ActivityIslandProps) {
  const [loadQuotes] = useState(() =>
    createQuoteLoader({ fetch, origin, coins: props.coins, now: Date.now }),
  );
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <Activity {...props} loadQuotes={loadQuotes} random={Math.random} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Screen readers don't announce new events. */
export function Activity(props: ActivityProps) {
  const { language, messages, coins, random, now, hasStaking } = props;
  const [isPaused, setIsPaused] = useState(false);
  const quotes = useQuotes(props.loadQuotes, now);
  const assets = 'prices' in quotes ? toMarketAssets(quotes.prices, coins) : [];
  const feed = useFeed({ assets, random, now, isPaused, hasStaking });
  const isEmpty = feed.items.length === 0;
  const hasFailed = isEmpty && quotes.kind === 'failed';
  return (
    <>
      <div className={`${styles.control} needs-script screen-only`}>
        {!hasFailed && (
          <Button kind="quiet" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? messages.resume : messages.pause}
          </Button>
        )}
      </div>
      <div className={`${styles.feed} screen-only`}>
        <div className={`${styles.rows} tabular`} aria-busy={isEmpty && !hasFailed}>
          {hasFailed && <p className={`${styles.message} headline`}>{messages.failed}</p>}
          {isEmpty && !hasFailed && <Skeleton messages={messages} />}
          {!isEmpty && (
            <ol className={styles.list} aria-label={messages.list}>
              {feed.items.map((item, index) => {
                const age = formatAgo(feed.now - item.timestamp, language);
                return <ActivityRow key={item.id} {...{ messages, item, index, age }} />;
              })}
            </ol>
          )}
        </div>
      </div>
    </>
  );
}

function Skeleton({ messages }: { messages: FeedMessages }) {
  return (
    <>
      <p className="sr-only needs-script" suppressHydrationWarning>
        {messages.loading}
      </p>
      <noscript>
        <p className={`${styles.message} headline`}>{messages.noScript}</p>
      </noscript>
      <div className={`${styles.list} ${styles.skeletons}`} aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <i key={index} data-skeleton-row />
        ))}
      </div>
    </>
  );
}
