import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Pauses or resumes price updates in all islands. */
export function setPaused(next: boolean): void {
  isPaused = next;
  for (const listener of listeners) listener();
}

/** Returns whether the visitor has paused price updates in any island. Always false on the server. */
export const useIsPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
