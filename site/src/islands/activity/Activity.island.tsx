import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { loadQuotes } from '../../market/loadQuotes.ts';
import { queryClient } from '../../market/quotesQuery.ts';
import { Activity, type ActivityProps } from './Activity.tsx';

/** `origin`: of the price service; empty for the page's own. */
type ActivityIslandProps = Pick<
  ActivityProps,
  'language' | 'messages' | 'ago' | 'coins' | 'withoutStaking'
> & {
  origin: string;
};

/** An island because the simulation runs while the page is open. */
export function ActivityIsland({ origin, ...props }: ActivityIslandProps) {
  const [load] = useState(() => loadQuotes({ fetch, origin, coins: props.coins, now: Date.now }));
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Activity {...props} load={load} random={Math.random} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
