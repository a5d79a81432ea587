import { sql, type Selectable } from 'kysely';
import type { Consent } from '#contract/signUpAnswer.ts';
import { emailKey, type SignUp } from '#contract/signUp.ts';
import { utcDay } from '#contract/utcDay.ts';
import type { Store } from '../database/store.ts';
import type { Tables } from '../database/tables.ts';
import { createDeletion } from './deletion.ts';

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
     * costs the same write.
     * @throws Error when it could not be kept: then nothing is acknowledged.
     */
    add: (signUp: NewSignUp): Promise<void> =>
      run((db) =>
        db.transaction().execute(async (trx) => {
          const tidied = trx.selectFrom('jobs').select('at').where('name', '=', 'tidied');
          const row = {
            ...rowOf(signUp),
            // A time before the last deletion of old sign-ups was told by a clock that is behind: with it
            // the row would be deleted at the next one.
            created_at: sql<number>`coalesce((${tidied.where('at', '>', signUp.at)}), cast(${signUp.at} as bigint))`,
          };
          const { sendings } = await trx
            .insertInto('sign_ups')
            .values(row)
            .onConflict((known) =>
              known.column('email_key').doUpdateSet({ sendings: sql`sign_ups.sendings + 1` }),
            )
            .returning('sendings')
            .executeTakeFirstOrThrow();
          // An address that was there already is no news. A new one is due at once, whatever a clock says.
          if (sendings > 1 || signUp.targets.length === 0) return;
          const due = { sign_up_id: signUp.id, attempts: 0, next_attempt_at: 0 };
          const messages = signUp.targets.map((target) => ({ ...due, target }));
          await trx.insertInto('webhook_messages').values(messages).execute();
        }),
      ),

    /** Keeps the words that visitors are shown and agree to. */
    keepConsents: async (consents: readonly Consent[]): Promise<void> => {
      if (consents.length === 0) return;
      await run((db) => {
        const kept = db.insertInto('consents').values(consents);
        return kept.onConflict((known) => known.doNothing()).execute();
      });
    },

    /**
     * The newest first.
     * @param email of one mailbox alone, in any spelling.
     */
    list: (limit = Number.MAX_SAFE_INTEGER, email?: string): Promise<SignUpRow[]> =>
      run((db) => {
        const rows = db.selectFrom('sign_ups').selectAll().limit(limit);
        const wanted = email === undefined ? rows : rows.where('email_key', '=', emailKey(email));
        return wanted.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
      }),

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
      const rows = await run((db) => {
        const counted = db
          .selectFrom('sign_ups')
          .select(({ fn }) => [fn.countAll<number>().as('count'), 'utm_source as source']);
        const byDay = counted.select(day.as('day')).groupBy([day, 'utm_source']);
        return byDay.where('created_at', '>=', Date.parse(since)).execute();
      });
      return rows.map((row) => ({ ...row, day: utcDay(row.day * DAY_MS) }));
    },
  };
}

function rowOf({ id, form, consentVersion, language }: NewSignUp) {
  const { email, firstName: first_name, experience, consent: _, ...campaign } = form;
  const consent_version = consentVersion;
  const email_key = emailKey(email);
  const kept = { id, email, email_key, first_name, experience, ...campaign };
  return { ...kept, consent_version, language, sendings: 1 };
}
