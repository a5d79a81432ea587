import type { World } from './world.ts';

export type Readiness = 'ready' | 'stopping' | 'store-unavailable';

type ReadinessParts = Pick<World, 'pause'> & {
  readonly isStopping: () => boolean;
  /** Rejects when the store does not answer. */
  readonly checkStore: () => Promise<unknown>;
};

// Whoever asks for readiness gives up after a few seconds, so a silent store counts as down before.
const PATIENCE_MS = 2_000;

/** Asks the store once for all who ask at the same time: the question must not become a load. */
export function createReadiness(parts: ReadinessParts): () => Promise<Readiness> {
  let asking: Promise<Readiness> | null = null;

  function ask(): Promise<Readiness> {
    const answers = parts.checkStore().then((): Readiness => 'ready');
    const late = parts.pause(PATIENCE_MS).then((): Readiness => 'store-unavailable');
    return Promise.race([answers, late]).catch(() => 'store-unavailable');
  }

  return async () => {
    if (parts.isStopping()) return 'stopping';
    asking ??= ask().finally(() => (asking = null));
    return asking;
  };
}
