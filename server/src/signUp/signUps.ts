import { sql } from 'kysely';
import type { UTM_KEYS } from '#contract/formFrame.ts';
import type { Consent } from '#contract/signUpAnswer.ts';
import { emailKey, type SignUp } from '#contract/signUp.ts';
import { utcDay } from '#contract/utcDay.ts';
import type { Store } from '../database/store.ts';
import { createDeletion } from './deletion.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

export type SignUps = ReturnType<typeof createSignUps>;
/** As it is stored; tables.ts says what the columns hold. */
export type SignUpRow = Record<(typeof UTM_KEYS)[number], string | null> & {
  id: string;
  email: string;
  email_key: string;
  first_name: string | null;
  experience: string | null;
  consent_version: string;
  language: string;
  created_at: number;
  sendings: number;
};
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
    add: ({ id, at, form, consentVersion, language, targets }: NewSignUp): Promise<void> =>
      run((db) =>
        db.transaction().execute(async (trx) => {
          // A time before the last deletion of old sign-ups was told by a clock that is behind: with it
          // the row would be deleted at the next one.
          const tidiedLater = sql`select at from jobs where name = 'tidied' and at > ${at}`;
          const added = await sql<{ sendings: number }>`insert into sign_ups (id, email, email_key,
            first_name, experience, consent_version, utm_source, utm_medium, utm_campaign, utm_term,
            utm_content, language, created_at)
            values (${id}, ${form.email}, ${emailKey(form.email)}, ${form.firstName},
            ${form.experience}, ${consentVersion}, ${form.utm_source}, ${form.utm_medium},
            ${form.utm_campaign}, ${form.utm_term}, ${form.utm_content}, ${language},
            coalesce((${tidiedLater}), cast(${at} as bigint)))
            on conflict (email_key) do update set sendings = sign_ups.sendings + 1
            returning sendings`.execute(trx);
          // An address that was there already is no news. A new one is due at once, whatever a clock says.
          for (const target of added.rows[0]?.sendings === 1 ? targets : []) {
            await sql`insert into webhook_messages values (${id}, ${target}, 0, 0)`.execute(trx);
          }
        }),
      ),

    /** Keeps the words that visitors are shown and agree to. */
    keepConsents: async (consents: readonly Consent[]): Promise<void> => {
      await run(async (db) => {
        for (const { version, language, text } of consents) {
          await sql`insert into consents (version, language, text)
            values (${version}, ${language}, ${text}) on conflict do nothing`.execute(db);
        }
      });
    },

    /**
     * The newest first.
     * @param email of one mailbox alone, in any spelling.
     */
    list: async (limit = Number.MAX_SAFE_INTEGER, email?: string): Promise<SignUpRow[]> => {
      const wanted = email === undefined ? sql`1 = 1` : sql`email_key = ${emailKey(email)}`;
      const rows = sql<SignUpRow>`select * from sign_ups where ${wanted}
        order by created_at desc, id desc limit ${limit}`;
      return (await run((db) => rows.execute(db))).rows;
    },

    count: async (): Promise<number> => {
      const all = sql<{ count: number }>`select count(*) as count from sign_ups`;
      return (await run((db) => all.execute(db))).rows[0]?.count ?? 0;
    },

    /**
     * How many signed up on a day by way of a campaign's source; null: none was named.
     * @param since year-month-day, in UTC.
     */
    countBySource: async (since: string): Promise<SignUpCount[]> => {
      // Both databases cut the quotient of whole numbers.
      const counts = sql<SignUpCount & { day: number }>`
        select created_at / ${sql.lit(DAY_MS)} as day, utm_source as source, count(*) as count
        from sign_ups where created_at >= ${Date.parse(since)} group by 1, 2`;
      const { rows } = await run((db) => counts.execute(db));
      return rows.map((row) => ({ ...row, day: utcDay(row.day * DAY_MS) }));
    },
  };
}
