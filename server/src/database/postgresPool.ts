import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Database } from './store.ts';

const CONNECT_LIMIT_MS = 3_000;
// Beyond the server's own limit on a statement, for a server that is silent.
const SILENCE_MS = 1_000;
// Below the shortest silence that ends a connection.
const IDLE_MS = 4_000;

/**
 * Connections that are made when they are needed.
 * @param max how many there may be.
 * @param statementMs what a statement may take.
 * @param onNotice is told what the server says beside its answers.
 */
export function connectPool(
  address: string,
  max: number,
  statementMs: number,
  onNotice: (notice: { detail?: string | undefined }) => void = () => {},
): Database {
  const pool = new Pool({
    connectionString: address,
    application_name: 'tmx-sign-ups',
    max,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_MS,
    // A server that vanishes without closing its connections would hold each of them until the system
    // gives up, a quarter of an hour later. `pg`'s own limit on a query answers the caller only: the
    // connection would go back to the pool, deaf as it is.
    stream: () => {
      const socket = new Socket();
      return socket.setTimeout(statementMs + SILENCE_MS, () => {
        socket.destroy(new Error('PostgreSQL is silent.'));
      });
    },
    types: {
      // Every int8 here is a time or a count, far below 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
    // Not as start parameters, which a pooler such as PgBouncer refuses. A role may have turned off
    // waiting for the disk; a visitor is thanked for nothing that a power cut could take.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementMs}; set synchronous_commit = on`);
    },
  });
  // The death of a connection would end the process if nobody listened: one that waits in the pool
  // is replaced, and the statement that was under way on another one fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}).on('notice', onNotice));
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
