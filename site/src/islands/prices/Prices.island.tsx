import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { loadQuotes } from '../../market/loadQuotes.ts';
import { queryClient } from '../../market/useQuotes.ts';
import { Prices, type PricesProps } from './Prices.tsx';

/** `origin`: of the price service; empty for the page's own. */
type PricesIslandProps = Pick<PricesProps, 'messages' | 'coins' | 'credit'> & { origin: string };

/** An island because the prices change while the page is open. */
export function PricesIsland({ origin, ...props }: PricesIslandProps) {
  const [load] = useState(() => loadQuotes({ fetch, origin, coins: props.coins, now: Date.now }));
  return (
    <ErrorBoundary id="trading-dashboard">
      <QueryClientProvider client={queryClient}>
        <Prices {...props} load={load} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
