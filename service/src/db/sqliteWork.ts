import type { SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';

/** What the main thread asks of the SQLite thread, and what it answers. */
export type Work = {
  readonly id: number;
  /** `alone`: outside a transaction, as reads and VACUUM are; `close`: likewise, and the last. */
  readonly kind: 'write' | 'alone' | 'close';
  readonly statements: readonly Statement[];
};
export type Answer = { readonly id: number } & (
  | { readonly kind: 'done'; readonly results: Rows[] }
  | { readonly kind: 'failed'; readonly message: string; readonly code: number }
);
export type Statement = { readonly sql: string; readonly parameters: readonly SQLInputValue[] };
export type Rows = QueryResult<unknown>;

/** The answer with this id comes unasked: the file is open, or why it is not. */
export const OPENING = 0;
