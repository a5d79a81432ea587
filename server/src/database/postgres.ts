import type { Dependencies } from '../dependencies.ts';
import { connectPool, createClient } from './postgresPool.ts';
import { reasonOf, UnusableStore, type Engine, type Prepare } from './store.ts';

type Options = Pick<Dependencies, 'sleep'> & { prepare: Prepare };

// Milliseconds.
const STATEMENT_LIMIT = 5_000;
// With the wait for a free connection, all that a visitor waits.
const ANSWER_LIMIT = 8_000;
// A large store is brought up to date for minutes.
const PREPARE_LIMIT = 30 * 60_000;
// Sign-ups wait as long as a table is rewritten.
const SCRUB_LIMIT = 60_000;
// Sign-ups queue behind whoever waits for the whole table.
const LOCK_LIMIT = 1_000;

/**
 * Connects to PostgreSQL.
 * @param url `postgres://user:password@host:port/database`; `pg` takes what is missing from libpq's
 *   variables, such as PGPASSWORD.
 * @throws Error with one sentence for the owner, without the password.
 */
export async function openPostgres(url: string, { prepare, sleep }: Options): Promise<Engine> {
  const place = url.replace(/\/\/[^/@]*@/, '//').replace(/\?.*$/, '');
  const address = await reach(url, place);
  await prepareTables(address, place, prepare);
  const { db, close } = connectPool(address, { connections: 5, statementMs: STATEMENT_LIMIT });
  return {
    engine: 'postgres',
    place,
    db,
    // What is late may still be done; it was not acknowledged, and a retry makes no second row.
    run: (work) => {
      const late = sleep(ANSWER_LIMIT).then(() => {
        throw new Error('PostgreSQL did not answer in time.');
      });
      return Promise.race([work(db), late]);
    },
    scrub: () => scrub(address),
    copyTo: () => Promise.reject(new Error(`Copy a PostgreSQL store with: pg_dump ${place}`)),
    close,
  };
}

/**
 * Asks the server whether it answers and can keep any text.
 * @returns the address at which it does. With `sslmode=prefer` that is one without TLS where the server
 *   offers none, as for psql and pg_dump; `pg` alone would refuse it.
 */
async function reach(url: string, place: string): Promise<string> {
  // sslmode means what it means to libpq (https://www.postgresql.org/docs/current/libpq-ssl.html).
  const address = withParameter(url, 'uselibpqcompat=true');
  const client = createClient(address, ANSWER_LIMIT);
  try {
    await client.connect();
    const { rows } = await client.query('show server_encoding');
    const encoding = String(rows[0]?.['server_encoding']);
    if (encoding === 'UTF8') return address;
    throw new UnusableStore(
      `keeps text as ${encoding}, which lacks the letters of most names. Make a database with the encoding UTF8.`,
    );
  } catch (cause) {
    const lacksTls = reasonOf(cause) === 'The server does not support SSL connections';
    if (lacksTls && /[?&]sslmode=prefer(&|$)/.test(url)) {
      return await reach(url.replace('sslmode=prefer', 'sslmode=disable'), place);
    }
    const reason =
      cause instanceof UnusableStore
        ? cause.message
        : `does not answer. Check DATABASE_URL. (${reasonOf(cause)})`;
    throw new Error(`The sign-up store ${place} ${reason}`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

async function prepareTables(address: string, place: string, prepare: Prepare): Promise<void> {
  const { db, close } = connectPool(address, { connections: 1, statementMs: PREPARE_LIMIT });
  try {
    await prepare(db);
  } catch (cause) {
    const reason =
      cause instanceof UnusableStore
        ? cause.message
        : `cannot be brought up to date: its user may need the right CREATE. (${reasonOf(cause)})`;
    throw new Error(`The sign-up store ${place} ${reason}`, { cause });
  } finally {
    await close();
  }
}

/**
 * Writes the table anew, without what was deleted: a plain VACUUM leaves the bytes where they are. What
 * remains is in the server's write-ahead log until it is recycled.
 */
async function scrub(address: string): Promise<void> {
  const client = createClient(address, SCRUB_LIMIT);
  let seenByOthers = 0;
  // The server says in words how many it had to keep; in all its languages the number comes first.
  client.on('notice', ({ detail }) => {
    seenByOthers += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
  });
  try {
    await client.connect();
    await client.query(`set statement_timeout = ${SCRUB_LIMIT}`);
    await client.query(`set lock_timeout = ${LOCK_LIMIT}`);
    await client.query('vacuum (full, verbose) sign_ups');
  } finally {
    await client.end().catch(() => {});
  }
  if (seenByOthers > 0) throw new Error('Another session of the database still sees the old rows.');
}

const withParameter = (url: string, parameter: string) =>
  `${url}${url.includes('?') ? '&' : '?'}${parameter}`;
