import { sql, type Insertable, type Selectable } from 'kysely';
import { withoutInvisible, type SignUp } from '#contract/signUp.ts';
import type { Tables } from '../db/schema.ts';
import type { Store } from '../db/store.ts';

/** All SQL on sign-ups. */
export type SignUps = {
  /**
   * Keeps a sign-up, or finds that it is there already.
   * @throws Error when the store could not keep it: then nothing is acknowledged.
   */
  readonly add: (signUp: NewSignUp) => Promise<Added>;
  readonly count: () => Promise<number>;
  /** The newest first. */
  readonly list: (limit: number) => Promise<SignUpRow[]>;
  /** All of them, oldest first, page by page. */
  readonly pages: () => AsyncIterable<SignUpRow[]>;
  /** Deletes by e-mail address, in any case and however copied; says how many there were. */
  readonly forget: (email: string) => Promise<number>;
  /** Deletes what was stored before that time (milliseconds since 1970); says how many. */
  readonly purge: (before: number) => Promise<number>;
};

export type NewSignUp = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly form: SignUp;
  readonly submissionKey: string;
  readonly consentVersion: string;
  /** Whether the owner's webhook is to be told. */
  readonly notify: boolean;
};

/** `spent`: this form was sent before, with another address. */
export type Added = 'kept' | 'spent';
export type SignUpRow = Selectable<Tables['sign_ups']>;

const PAGE_SIZE = 500;

export function createSignUps({ db, atomically, scrub }: Store): SignUps {
  return {
    add: async (signUp) => {
      const row = rowOf(signUp);
      const results = await atomically([
        db
          .insertInto('sign_ups')
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
        ...(signUp.notify ? [queueMessage(row)] : []),
        // Who has this form's key: nobody when the address was known already from another form.
        db
          .selectFrom('sign_ups')
          .select('email_key')
          .where('submission_key', '=', row.submission_key),
      ]);
      const sentBy = emailKeyIn(results.at(-1)?.rows[0]);
      return sentBy === undefined || sentBy === row.email_key ? 'kept' : 'spent';
    },

    count: async () => {
      const row = await db
        .selectFrom('sign_ups')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },

    list: (limit) =>
      db
        .selectFrom('sign_ups')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    pages: async function* () {
      let after = { created_at: -1, id: '' };
      for (;;) {
        const page = await db
          .selectFrom('sign_ups')
          .selectAll()
          .where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`)
          .orderBy('created_at')
          .orderBy('id')
          .limit(PAGE_SIZE)
          .execute();
        const last = page.at(-1);
        if (last === undefined) return;
        yield page;
        after = last;
      }
    },

    forget: async (email) => {
      const found = db.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey(email));
      const [, deleted] = await atomically([
        db.deleteFrom('webhook_outbox').where('sign_up_id', 'in', found),
        db.deleteFrom('sign_ups').where('email_key', '=', emailKey(email)),
      ]);
      // Also when nothing was there: an earlier try may have deleted and then been stopped.
      await scrub();
      return Number(deleted?.numAffectedRows ?? 0);
    },

    purge: async (before) => {
      const old = db.selectFrom('sign_ups').select('id').where('created_at', '<', before);
      const [, deleted] = await atomically([
        db.deleteFrom('webhook_outbox').where('sign_up_id', 'in', old),
        db.deleteFrom('sign_ups').where('created_at', '<', before),
      ]);
      const count = Number(deleted?.numAffectedRows ?? 0);
      if (count > 0) await scrub();
      return count;
    },
  };

  /** Only if the row above is new: an address that was there already is not news. */
  function queueMessage({ id, created_at }: Insertable<Tables['sign_ups']>) {
    return db
      .insertInto('webhook_outbox')
      .columns(['sign_up_id', 'attempts', 'next_attempt_at'])
      .expression(
        db
          .selectFrom('sign_ups')
          .select((row) => [
            'id',
            row.lit(0).as('attempts'),
            sql<number>`cast(${created_at} as bigint)`.as('next_attempt_at'),
          ])
          .where('id', '=', id),
      );
  }
}

/** The same address, however it is written or copied. */
function emailKey(email: string): string {
  return withoutInvisible(email).trim().toLowerCase();
}

function rowOf({ id, at, form, submissionKey, consentVersion }: NewSignUp) {
  return {
    id,
    email: form.email,
    email_key: emailKey(form.email),
    submission_key: submissionKey,
    first_name: orNull(form.firstName),
    experience: orNull(form.experience),
    consent_version: consentVersion,
    utm_source: orNull(form.utm_source),
    utm_medium: orNull(form.utm_medium),
    utm_campaign: orNull(form.utm_campaign),
    utm_term: orNull(form.utm_term),
    utm_content: orNull(form.utm_content),
    created_at: at,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function emailKeyIn(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'email_key' in row ? row.email_key : undefined;
}
