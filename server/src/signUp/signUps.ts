import { sql, type Kysely, type Selectable } from 'kysely';
import type { Consent } from '#contract/signUpAnswer.ts';
import { emailKey, type SignUp } from '#contract/signUp.ts';
import { utcDay } from '#contract/utcDay.ts';
import type { Store } from '../database/store.ts';
import type { Tables } from '../database/tables.ts';
import { createDeletion } from './deletion.ts';

const PAGE_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1_000;

export type SignUps = ReturnType<typeof createSignUps>;
export type SignUpRow = Selectable<Tables['sign_ups']>;
export type SignUpCount = { day: string; source: string | null; count: number };

export type NewSignUp = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  form: SignUp;
  consentVersion: string;
  /** Of the form that was filled in, as in `lang`. */
  language: string;
  /** The webhooks that are to be told, by name. */
  targets: readonly string[];
};

/** All SQL on sign-ups; what deletes them is in deletion.ts, what tells of them in webhooks.ts. */
export function createSignUps(store: Store) {
  const { run } = store;
  return {
    ...createDeletion(store),

    /**
     * Keeps a sign-up, or counts one more sending of a mailbox that is kept already: a known address
     * costs the same statements, so that nobody can tell by the time.
     * @throws Error when it could not be kept: then nothing is acknowledged.
     */
    add: (signUp: NewSignUp): Promise<void> =>
      run((db) =>
        db.transaction().execute(async (trx) => {
          await trx
            .insertInto('sign_ups')
            .values({ ...rowOf(signUp), created_at: notBeforeTidied(trx, signUp.at) })
            .onConflict((known) =>
              known.column('email_key').doUpdateSet({ sendings: sql`sign_ups.sendings + 1` }),
            )
            .execute();
          for (const target of signUp.targets) await queueMessage(trx, signUp.id, target);
        }),
      ),

    /** Keeps the words that visitors are shown and agree to. */
    keepConsents: async (consents: readonly Consent[]): Promise<void> => {
      const rows = consents.map(({ version, language, text }) => ({ version, language, text }));
      if (rows.length === 0) return;
      await run((db) =>
        db
          .insertInto('consents')
          .values(rows)
          .onConflict((known) => known.doNothing())
          .execute(),
      );
    },

    /**
     * The newest first.
     * @param email of one mailbox alone, in any spelling.
     */
    list: (limit: number, email?: string): Promise<SignUpRow[]> =>
      run((db) => {
        const rows = db.selectFrom('sign_ups').selectAll();
        const wanted = email === undefined ? rows : rows.where('email_key', '=', emailKey(email));
        return wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      }),

    /** All of them, oldest first, page by page. */
    pages: async function* (): AsyncGenerator<SignUpRow[], void> {
      let after = { created_at: -1, id: '' };
      for (;;) {
        const { created_at, id } = after;
        const page = await run((db) =>
          db
            .selectFrom('sign_ups')
            .selectAll()
            .where(sql<boolean>`(created_at, id) > (${created_at}, ${id})`)
            .orderBy('created_at')
            .orderBy('id')
            .limit(PAGE_SIZE)
            .execute(),
        );
        const last = page.at(-1);
        if (last === undefined) return;
        yield page;
        after = last;
      }
    },

    count: (): Promise<number> =>
      run(async (db) => {
        const all = db.selectFrom('sign_ups').select(({ fn }) => fn.countAll<number>().as('count'));
        return (await all.executeTakeFirstOrThrow()).count;
      }),

    /**
     * How many signed up on a day by way of a campaign's source; null: none was named.
     * @param since year-month-day, in UTC.
     */
    countBySource: async (since: string): Promise<SignUpCount[]> => {
      // Both databases cut the quotient of whole numbers.
      const day = sql<number>`created_at / ${sql.lit(DAY_MS)}`;
      const rows = await run((db) =>
        db
          .selectFrom('sign_ups')
          .select(({ fn }) => [
            day.as('day'),
            'utm_source as source',
            fn.countAll<number>().as('count'),
          ])
          .where('created_at', '>=', Date.parse(since))
          .groupBy([day, 'utm_source'])
          .execute(),
      );
      return rows.map((row) => ({ ...row, day: utcDay(row.day * DAY_MS) }));
    },
  };
}

/**
 * A time before the last deletion of old sign-ups was told by a clock that is behind: with it the row
 * would be deleted at the next one.
 */
function notBeforeTidied(db: Kysely<Tables>, at: number) {
  const tidied = db
    .selectFrom('jobs')
    .select('at')
    .where('name', '=', 'tidied')
    .where('at', '>', at);
  return sql<number>`coalesce((${tidied}), cast(${at} as bigint))`;
}

/** Only if the row is new: an address that was there already is not news. */
async function queueMessage(db: Kysely<Tables>, id: string, target: string): Promise<void> {
  const isNew = db
    .selectFrom('sign_ups')
    .select((column) => [
      'id',
      column.val(target).as('target'),
      column.lit(0).as('attempts'),
      // Due at once, whatever a clock says.
      column.lit(0).as('next_attempt_at'),
    ])
    .where('id', '=', id);
  await db
    .insertInto('webhook_messages')
    .columns(['sign_up_id', 'target', 'attempts', 'next_attempt_at'])
    .expression(isNew)
    .execute();
}

function rowOf({ id, form, consentVersion, language }: NewSignUp) {
  return {
    id,
    email: form.email,
    email_key: emailKey(form.email),
    first_name: form.firstName || null,
    experience: form.experience || null,
    consent_version: consentVersion,
    utm_source: form.utm_source || null,
    utm_medium: form.utm_medium || null,
    utm_campaign: form.utm_campaign || null,
    utm_term: form.utm_term || null,
    utm_content: form.utm_content || null,
    language,
    sendings: 1,
  };
}
