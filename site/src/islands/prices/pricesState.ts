import { useState } from 'react';
import type { Quotes } from '../../market/useQuotes.ts';

/**
 * Which message the badge shows.
 * @returns `paused` before anything else; `live` for current market data alone: a current sample is `sample`,
 *   whatever is old or failed `notLive`.
 */
export function badgeOf(quotes: Quotes) {
  if (quotes.isPaused) return 'paused';
  switch (quotes.kind) {
    case 'loading':
      return 'connecting';
    case 'live':
      return quotes.prices.source === 'sample' ? 'sample' : 'live';
    case 'old':
    case 'failed':
    case 'refreshFailed':
      return 'notLive';
  }
}

type Shown = Pick<Quotes, 'kind' | 'isPaused'>;

/** What a screen reader hears when the board changes its state: refreshes and retries are silent. */
function announcement(before: Shown, after: Shown) {
  if (before.isPaused !== after.isPaused) return after.isPaused ? 'paused' : 'resumed';
  if (before.kind === after.kind) return null;
  if (after.kind === 'failed' || after.kind === 'refreshFailed') return 'failed';
  if (after.kind !== 'live' || before.kind === 'old') return null;
  return before.kind === 'loading' ? 'loaded' : 'recovered';
}

/** The announcement of the last change that had one; null until then. */
export function useAnnouncement({ kind, isPaused }: Shown) {
  const [shown, setShown] = useState<Shown & { news: ReturnType<typeof announcement> }>({
    kind,
    isPaused,
    news: null,
  });
  if (shown.kind !== kind || shown.isPaused !== isPaused)
    setShown({ kind, isPaused, news: announcement(shown, { kind, isPaused }) ?? shown.news });
  return shown.news;
}
