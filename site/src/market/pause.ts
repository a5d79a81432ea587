import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Pauses or resumes prices on every island. */
export function setPaused(next: boolean): void {
  isPaused = next;
  for (const notify of listeners) notify();
}

/** Whether the visitor paused prices on any island. False in the built HTML. */
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
