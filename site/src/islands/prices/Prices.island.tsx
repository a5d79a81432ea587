import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import { loadQuotes } from '../../market/loadQuotes.ts';
import { queryClient } from '../../market/useQuotes.ts';
import { Prices, type PricesProps } from './Prices.tsx';

/** `origin`: of the price service; empty for the page's own. */
type PricesIslandProps = Omit<PricesProps, 'load' | 'now'> & {
  origin: string;
  failure: IslandErrorMessages;
};

/** An island because the prices change while the page is open. */
export function PricesIsland({ origin, failure, ...props }: PricesIslandProps) {
  const [load] = useState(() => loadQuotes({ fetch, origin, coins: props.coins, now: Date.now }));
  return (
    <ErrorBoundary fallback={<IslandError id="trading-dashboard" {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <Prices {...props} load={load} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
