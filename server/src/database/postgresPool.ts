import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Client, Pool, types, type PoolClient, type PoolConfig } from 'pg';
import type { Tables } from './tables.ts';

type Limits = { connections: number; statementMs: number };

// Beyond the server's own limit on a statement, for a server that is silent.
const SILENCE_MS = 1_000;
// Below the shortest silence that ends a connection.
const IDLE_MS = 5_000;
const CONNECT_LIMIT_MS = 8_000;

// Codes of a server that is read-only, as after a failover, or that is leaving
// (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const LEAVING = ['25006', '57P01', '57P02', '57P03'];

/** A pool of connections to PostgreSQL, each with a limit on the time of a statement. */
export function connectPool(address: string, { connections, statementMs }: Limits) {
  const pool = new Pool({
    ...configOf(address, statementMs),
    max: connections,
    idleTimeoutMillis: IDLE_MS,
    // Not as start parameters, which a pooler such as PgBouncer refuses. A role may have turned off
    // waiting for the disk; a visitor is thanked for nothing that a power cut could take.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementMs}; set synchronous_commit = on`);
    },
  });
  // The death of a connection would end the process if nobody listened: one that waits in the pool
  // is replaced, and the statement that was under way on another one fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: leaveWithServer(pool) }) }),
    /** Never rejects. */
    close: () => pool.end().catch(() => {}),
  };
}

/** One connection; the caller connects and ends it. */
export function createClient(address: string, statementMs: number): Client {
  const client = new Client(configOf(address, statementMs));
  client.on('error', () => {});
  return client;
}

function configOf(address: string, statementMs: number): PoolConfig {
  return {
    connectionString: address,
    application_name: 'tmx-sign-ups',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    stream: () => impatientSocket(statementMs + SILENCE_MS),
    types: {
      // Every int8 here is a time or a count, far below 2^53.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  };
}

/**
 * A server that vanishes without closing its connections would hold each of them until the system
 * gives up, a quarter of an hour later. `pg`'s own limit on a query answers the caller only: the
 * connection would go back to the pool, deaf as it is.
 */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error('PostgreSQL is silent.'));
  });
}

/**
 * Drops every connection as soon as one of them has met a server that is leaving. After a failover they
 * would else stay with the old server for as long as anybody asks, and each write would fail.
 */
function leaveWithServer(pool: Pool): PostgresPool {
  let generation = 0;
  const generationOf = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => generationOf.set(client, generation));

  const watch = (client: PoolClient): PostgresPoolClient => {
    const query = client.query.bind(client) as PostgresPoolClient['query'];
    return {
      // Kysely also declares a form for cursors, which it uses only where it is given a cursor class.
      query: (async (text: string, values: readonly unknown[]) =>
        query(text, values).catch((cause: unknown) => {
          if (isLeaving(cause)) generation += 1;
          throw cause;
        })) as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if (generationOf.get(client) === generation) return watch(client);
        client.release(true);
      }
    },
  };
}

function isLeaving(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && LEAVING.includes(String(cause.code));
}
