import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the one PostgreSQL of a run; each test makes a database of its own there. */
    postgresUrl: string;
    /** Where its files are, for a search through every byte of them. */
    postgresData: string;
  }
}

/** Starts one PostgreSQL for all tests of a run, and ends it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ flags: ['-c', 'fsync=off'] });
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresData', postgres.data);
  return postgres.stop;
}
