import { useState } from 'react';
import type { Quotes } from '../../market/useQuotes.ts';

export function getBadge(quotes: Quotes) {
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

type BoardState = Pick<Quotes, 'kind' | 'isPaused'>;

/** Returns a message key for screen readers, or null for refreshes and retries. */
function getAnnouncement(previous: BoardState, next: BoardState) {
  if (previous.isPaused !== next.isPaused) return next.isPaused ? 'paused' : 'resumed';
  if (previous.kind === next.kind) return null;
  if (next.kind === 'failed' || next.kind === 'refreshFailed') return 'failed';
  if (next.kind !== 'live' || previous.kind === 'old') return null;
  return previous.kind === 'loading' ? 'loaded' : 'recovered';
}

type Announced = BoardState & { announcement: ReturnType<typeof getAnnouncement> };

/** Returns the message key of the latest announcement, or null if there hasn't been one. */
export function useAnnouncement({ kind, isPaused }: BoardState) {
  const [latest, setLatest] = useState<Announced>({ kind, isPaused, announcement: null });
  if (latest.kind !== kind || latest.isPaused !== isPaused) {
    const announcement = getAnnouncement(latest, { kind, isPaused }) ?? latest.announcement;
    setLatest({ kind, isPaused, announcement });
  }
  return latest.announcement;
}
