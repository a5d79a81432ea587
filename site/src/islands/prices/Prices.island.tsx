import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import { createQuoteLoader } from '../../market/quoteLoader.ts';
import { queryClient } from '../../market/useQuotes.ts';
import { Prices, type PricesProps } from './Prices.tsx';

/** `origin` is the price service's origin, or the base path if our server provides the prices. */
type PricesIslandProps = Omit<PricesProps, 'loadQuotes' | 'now'> & {
  origin: string;
  failure: IslandErrorMessages;
};

/** This is an island because prices change while the page is open. */
export function PricesIsland({ origin, failure, ...props }: PricesIslandProps) {
  const [loadQuotes] = useState(() =>
    createQuoteLoader({ fetch, origin, coins: props.coins, now: Date.now }),
  );
  return (
    <ErrorBoundary fallback={<IslandError id="trading-dashboard" {...failure} />}>
      <QueryClientProvider client={queryClient}>
        <Prices {...props} loadQuotes={loadQuotes} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
