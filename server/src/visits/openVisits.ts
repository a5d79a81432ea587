import type { SiteManifest } from '#contract/siteManifest.ts';
import type { Store } from '../database/store.ts';
import type { Dependencies } from '../dependencies.ts';
import { repeat } from '../repeat.ts';
import { createBuffer } from './buffer.ts';
import { visitRoutes, type VisitRouteParts } from './route.ts';
import { createVisits } from './visits.ts';

type Parts = Pick<Dependencies, 'now' | 'monotonicNow' | 'sleep' | 'log' | 'metrics'> &
  Pick<VisitRouteParts, 'clientAddress'> & {
    store: Pick<Store, 'run'>;
    manifest: Pick<SiteManifest, 'languages' | 'siteOrigin'>;
  };

const WRITE_INTERVAL_MS = 2_000;
const HOUR_MS = 60 * 60 * 1_000;

/** Puts the counting of visits together; nothing runs in the background yet. */
export function openVisits(parts: Parts) {
  const { store, manifest } = parts;
  const visits = createVisits(store);
  const buffer = createBuffer({ ...parts, visits });
  return {
    routes: visitRoutes({
      ...parts,
      buffer,
      languages: manifest.languages.map(({ tag }) => tag),
      origins: [manifest.siteOrigin],
    }),
    /** Begins to write to the store. Resolves when told to stop, once all is written that can be. */
    runJobs: async (stopping: AbortSignal): Promise<void> => {
      const options = { ...parts, stopping };
      await Promise.all([
        repeat(buffer.write, { ...options, name: 'writing counts', intervalMs: WRITE_INTERVAL_MS }),
        repeat(visits.dropOld, { ...options, name: 'deleting counts', intervalMs: HOUR_MS }),
      ]);
      await buffer.write().catch(() => {});
    },
  };
}
