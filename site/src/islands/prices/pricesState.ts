import { useState } from 'react';
import type { Quotes } from '../../market/useQuotes.ts';

/**
 * Returns the badge's message.
 * @returns `paused` first; `live` only for current market data; `sample` for a current sample; `notLive` for old or
 *   failed data.
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

/** Returns what screen readers announce when the board changes. Refreshes and retries are silent. */
function announcement(before: Shown, after: Shown) {
  if (before.isPaused !== after.isPaused) return after.isPaused ? 'paused' : 'resumed';
  if (before.kind === after.kind) return null;
  if (after.kind === 'failed' || after.kind === 'refreshFailed') return 'failed';
  if (after.kind !== 'live' || before.kind === 'old') return null;
  return before.kind === 'loading' ? 'loaded' : 'recovered';
}

/** The last announcement; null until there is one. */
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
