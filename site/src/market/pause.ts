import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Pauses the prices on every island, or resumes them. */
export function setPaused(next: boolean): void {
  isPaused = next;
  for (const notify of listeners) notify();
}

/** Whether the visitor paused the prices, on whichever island; false in the built HTML. */
export const useIsPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
