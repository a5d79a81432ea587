import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Practice } from '../content/practice.ts';
import { loadQuotes, pageWait } from '../market/loadQuotes.ts';
import { pricesPause } from '../market/pausedPrices.ts';
import { queryClient } from '../market/queryClient.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { PracticeFloor } from './PracticeFloor.tsx';
import type { PracticeFloorProps } from './PracticeFloor.tsx';

export type Words = Practice;

/** `#practice`, where a visitor walks himself, and `#watch`. */
export type PracticeMode = PracticeFloorProps['mode'];

type Leave = Pick<PracticeFloorProps, 'onClosed' | 'onTake' | 'onStart'>;

/**
 * Opens the practice floor over the page. Nothing of it stays when it closes.
 * @param words in the page's language.
 * @returns closes it.
 */
export function openPractice(
  words: Practice,
  mode: PracticeMode,
  { onClosed, onTake, onStart }: Leave,
): () => void {
  const load = loadQuotes({
    fetch: (...request) => fetch(...request),
    origin: words.origin,
    now: Date.now,
    wait: pageWait,
  });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const closed = () => {
    root.unmount();
    place.remove();
    onClosed();
  };
  root.render(
    <ErrorBoundary onReload={() => location.reload()}>
      <QueryClientProvider client={queryClient}>
        <PracticeFloor
          words={words}
          load={load}
          pause={pricesPause}
          mode={mode}
          stepsOnly={matchMedia('(prefers-reduced-motion: reduce)').matches}
          onClosed={closed}
          onTake={onTake}
          onStart={onStart}
        />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
  return () => place.querySelector('dialog')?.close();
}
