import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '#contract/emailAddress.ts';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUp } from '#contract/signUp.ts';
import { type Consent, FIELDS, type FieldColumn } from '#contract/signUpForm.ts';
import { DAY_MS, utcDay } from '#contract/time.ts';
import { reasonOf, type Store } from '../database/store.ts';
import { queueMail } from './confirmations.ts';

export type SignUps = ReturnType<typeof createSignUps>;
/** As it is stored; tables.ts and migrate.ts say what the columns hold. */
export type SignUpRow = Record<
  FieldColumn | (typeof UTM_KEYS)[number] | 'variants' | 'click_id',
  string | null
> &
  Record<'id' | 'email' | 'email_key' | 'consent_version' | 'language', string> &
  Record<'created_at' | 'sendings', number> &
  Record<'asked_at' | 'confirmed_at', number | null>;
/** How many signed up on a day by way of one campaign, from one and the same page. */
export type SignUpCount = { day: string } & Record<
  'source' | 'medium' | 'campaign' | 'content' | 'variants',
  string | null
> &
  Record<'count' | 'asked' | 'confirmed', number>;
export type NewSignUp = {
  id: string;
  at: number;
  form: SignUp;
  consentVersion: string;
  /** Of the form that was filled in. */
  language: string;
  /** What was drawn in experiments, such as `hero:b lead:a`; null where nothing was. */
  variants: string | null;
  /** The webhooks that are to be told, by name. */
  targets: readonly string[];
  /** Whether its visitor is asked to confirm it; what is to be told is told then. */
  isAsked: boolean;
};

/** All SQL on sign-ups; what tells of them is in webhooks.ts. Times are milliseconds since 1970. */
export function createSignUps({ transaction, query, scrub }: Store) {
  return {
    /**
     * Keeps a sign-up, or counts one more sending of a mailbox that is kept already: a known address
     * costs the same write.
     * @throws Error when it could not be kept: then nothing is acknowledged.
     */
    add: ({ id, at, form, targets, isAsked, ...signUp }: NewSignUp): Promise<void> =>
      transaction(async (trx) => {
        // A clock that is behind the last deletion would have the row deleted at the next one.
        const tidiedLater = sql`select at from jobs where name = 'tidied' and at > ${at}`;
        const row = {
          id,
          email_key: emailKey(form.email),
          ...Object.fromEntries(FIELDS.map(({ name, column }) => [column, form[name]])),
          ...Object.fromEntries(UTM_KEYS.map((key) => [key, form[key]])),
          click_id: form.click_id,
          consent_version: signUp.consentVersion,
          language: signUp.language,
          variants: signUp.variants,
          created_at: sql`coalesce((${tidiedLater}), cast(${at} as bigint))`,
          asked_at: sql`cast(${isAsked ? at : null} as bigint)`,
        };
        // One that was never to be confirmed stays so: it would be deleted for want of it.
        const added = await sql<{ id: string; sendings: number }>`
            insert into sign_ups (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
            values (${sql.join(Object.values(row))})
            on conflict (email_key) do update set sendings = sign_ups.sendings + 1,
              asked_at = case when sign_ups.asked_at is not null then excluded.asked_at end
            returning id, sendings`.execute(trx);
        const [kept] = added.rows;
        if (isAsked && kept) await queueMail(trx, kept.id, at);
        // An address that was there already is no news. A new one is due at once.
        for (const target of kept?.sendings === 1 && !isAsked ? targets : []) {
          await sql`insert into webhook_messages values (${id}, ${target}, 0, 0)`.execute(trx);
        }
      }),

    /** Keeps the words that visitors are shown and agree to. */
    keepConsents: async (consents: readonly Consent[]): Promise<void> => {
      for (const { version, language, text } of consents) {
        await query(sql`insert into consents (version, language, text)
          values (${version}, ${language}, ${text}) on conflict do nothing`);
      }
    },

    /** The newest first; of one mailbox alone where its address is given, in any spelling. */
    list: (limit = Number.MAX_SAFE_INTEGER, email?: string): Promise<SignUpRow[]> => {
      const wanted = email === undefined ? sql`1 = 1` : sql`email_key = ${emailKey(email)}`;
      return query(sql<SignUpRow>`select * from sign_ups where ${wanted}
        order by created_at desc, id desc limit ${limit}`);
    },

    count: async (): Promise<number> =>
      (await query(sql<{ count: number }>`select count(*) as count from sign_ups`))[0]?.count ?? 0,

    /** How many signed up on each day by way of each campaign, as they are stored; since a day in UTC. */
    countByCampaign: async (since: string): Promise<SignUpCount[]> => {
      // Both databases cut the quotient of whole numbers.
      const rows = await query(sql<SignUpCount & { day: number }>`
        select created_at / ${sql.lit(DAY_MS)} as day, utm_source as source, utm_medium as medium,
          utm_campaign as campaign, utm_content as content, variants, count(*) as count,
          count(asked_at) as asked, count(confirmed_at) as confirmed
        from sign_ups where created_at >= ${Date.parse(since)} group by 1, 2, 3, 4, 5, 6`);
      return rows.map((row) => ({ ...row, day: utcDay(row.day * DAY_MS) }));
    },

    /**
     * Deletes one mailbox, by its address in any spelling; says how many rows there were.
     * @throws Error also when the row is deleted and only its bytes are left.
     */
    forget: async (email: string): Promise<number> => {
      const count = await remove(sql`email_key = ${emailKey(email)}`);
      try {
        await scrub();
      } catch (cause) {
        throw new Error(
          `The sign-up is deleted, but its bytes are still in the files of the store. The server removes them when it tidies, once a day; or run the command again. (${reasonOf(cause)})`,
          { cause },
        );
      }
      return count;
    },

    /**
     * Deletes what was stored before a time, and what visitors were last asked to confirm before another and did not;
     * says how much it was. Its bytes are left until a `scrub`.
     */
    purge: (createdBefore: number, askedBefore = 0) =>
      remove(
        sql`(created_at < ${createdBefore} or (confirmed_at is null and asked_at < ${askedBefore}))`,
      ),
    scrub,

    /** When old sign-ups were last deleted; undefined where that is not known. */
    tidiedAt: async () =>
      (await query(sql<{ at: number }>`select at from jobs where name = 'tidied'`))[0]?.at,
    markTidied: (now: number) =>
      query(sql`insert into jobs values ('tidied', ${now})
        on conflict (name) do update set at = excluded.at`),
  };

  /** Deletes rows and what waits of them; says how many. */
  function remove(which: RawBuilder<unknown>): Promise<number> {
    return transaction(async (trx) => {
      await sql`delete from webhook_messages
          where sign_up_id in (select id from sign_ups where ${which})`.execute(trx);
      await sql`delete from confirmation_links
          where sign_up_id in (select id from sign_ups where ${which})`.execute(trx);
      const { numAffectedRows } = await sql`delete from sign_ups where ${which}`.execute(trx);
      return Number(numAffectedRows);
    });
  }
}
