import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { PracticeContent } from '../../i18n/practiceContent.ts';
import { loadQuotes } from '../../market/loadQuotes.ts';
import { pricesPause, queryClient } from '../../market/quotesQuery.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { PracticeFloor, type PracticeFloorProps } from './PracticeFloor.tsx';

/** `content`: in the page's language. `mode`: `#practice`, where a visitor walks himself, or `#watch`. */
export type Opening = Pick<PracticeFloorProps, 'mode' | 'onClosed' | 'onTake' | 'onStart'> & {
  content: PracticeContent;
};

/** Opens the practice floor over the page, and returns what closes it: then nothing of it stays. */
export function openPractice({ content, ...opening }: Opening): () => void {
  const { origin, ...built } = content;
  const load = loadQuotes({
    fetch,
    origin,
    coins: built.coins,
    now: Date.now,
  });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const closed = () => {
    root.unmount();
    place.remove();
    opening.onClosed();
  };
  root.render(
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <PracticeFloor
          {...opening}
          {...built}
          load={load}
          pause={pricesPause}
          now={Date.now}
          stepsOnly={matchMedia('(prefers-reduced-motion: reduce)').matches}
          onClosed={closed}
        />
      </QueryClientProvider>
    </ErrorBoundary>,
  );
  return () => place.querySelector('dialog')?.close();
}
