import { Socket } from 'node:net';
import { types, type PoolConfig } from 'pg';

/** With the wait for a free connection, all that a visitor waits. */
export const ANSWER_LIMIT_MS = 8_000;
// Beyond the server's own limit on a statement, for a server that is silent.
const SILENCE_MS = 1_000;

/**
 * How a connection is made, and how long it may be silent.
 * @param statementMs what a statement may take.
 */
export function connectionConfig(address: string, statementMs: number): PoolConfig {
  return {
    connectionString: address,
    application_name: 'tmx-sign-ups',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
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
  };
}
