import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Owner } from '#contract/owner.ts';
import type { Prices as PricesWords } from '../../content/prices.ts';
import { loadQuotes, pageWait } from '../../market/loadQuotes.ts';
import { pricesPause } from '../../market/pausedPrices.ts';
import { queryClient } from '../../market/queryClient.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Prices } from './Prices.tsx';

type PricesIslandProps = {
  words: PricesWords;
  credit: Owner['marketData'];
  /** The origin of the price service; empty for the page's own. */
  origin: string;
};

/** An island because the prices change while the page is open. */
export function PricesIsland({ words, credit, origin }: PricesIslandProps) {
  const [load] = useState(() =>
    loadQuotes({ fetch: (...request) => fetch(...request), origin, now: Date.now, wait: pageWait }),
  );
  return (
    <ErrorBoundary id="trading-dashboard" onReload={() => window.location.reload()}>
      <QueryClientProvider client={queryClient}>
        <Prices words={words} credit={credit} load={load} pause={pricesPause} now={Date.now} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
