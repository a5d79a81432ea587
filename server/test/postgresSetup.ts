import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres.ts';

/** Starts one PostgreSQL for all tests of a run, and ends it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(undefined, ['-c', 'fsync=off']);
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresData', postgres.data);
  return postgres.stop;
}
