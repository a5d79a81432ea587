import { hash } from 'node:crypto';
import { sql, type Compilable, type Selectable } from 'kysely';
import { emailKey, type SignUp } from './oldSignUp.ts';
import type { Tables } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { createDeletion } from './deletion.ts';

const PAGE_SIZE = 500;

export type SignUps = ReturnType<typeof createSignUps>;

export type NewSignUp = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly form: SignUp;
  /** From the form's token: the same for every sending of one form. */
  readonly submissionKey: string;
  readonly consentVersion: string;
  /** In which the form was filled in, as in `lang`. */
  readonly language: string;
  /** Whether the owner's webhook is to be told. */
  readonly notify: boolean;
};

/** `spent`: this form was sent before, with another address. */
export type Added = 'kept' | 'spent';
export type SignUpRow = Selectable<Tables['sign_ups']>;
type Row = ReturnType<typeof rowOf>;

/** All SQL on sign-ups; what deletes or counts them is in deletion.ts. */
export function createSignUps(store: Store) {
  const { db, atomically } = store;
  return {
    ...createDeletion(store),

    /**
     * Keeps a sign-up, or finds that it is there already.
     * @throws Error when the store could not keep it: then nothing is acknowledged.
     */
    add: async (signUp: NewSignUp): Promise<Added> => {
      const row = rowOf(signUp);
      const formKey = hash('sha256', signUp.submissionKey, 'base64url');
      const [spent] = await atomically([
        spendForm(row, formKey),
        insertIfMarked(row, formKey),
        ...(signUp.notify ? [queueMessage(row)] : []),
      ]);
      return markIn(spent?.rows[0]) === row.submission_key ? 'kept' : 'spent';
    },

    /** The newest first. */
    list: (limit: number): Promise<SignUpRow[]> =>
      db
        .selectFrom('sign_ups')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** All of them, oldest first, page by page. */
    pages: async function* (): AsyncGenerator<SignUpRow[], void> {
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
  };

  /** Marks the form with the address that it was sent with first, and says which mark it has. */
  function spendForm({ submission_key, created_at }: Row, formKey: string) {
    return db
      .insertInto('spent_forms')
      .values({ form_key: formKey, mark: submission_key, spent_at: created_at })
      .onConflict((conflict) => conflict.column('form_key').doUpdateSet({ form_key: formKey }))
      .returning('mark');
  }

  /** Only if the form was sent with this address first: so the answer is the same for a known one. */
  function insertIfMarked(row: Row, formKey: string): Compilable {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const insert = sql`
      insert into sign_ups (${columns}) select ${sql.join(Object.values(row))}
      from spent_forms where form_key = ${formKey} and mark = ${row.submission_key}
      on conflict do nothing`;
    return { compile: () => insert.compile(db) };
  }

  /** Only if the row above is new: an address that was there already is not news. */
  function queueMessage({ id }: Row) {
    return db
      .insertInto('webhook_outbox')
      .columns(['sign_up_id', 'attempts', 'next_attempt_at'])
      .expression(
        db
          .selectFrom('sign_ups')
          .select((row) => [
            'id',
            row.lit(0).as('attempts'),
            // At once, whatever a clock says.
            row.lit(0).as('next_attempt_at'),
          ])
          .where('id', '=', id),
      );
  }
}

function rowOf({ id, at, form, submissionKey, consentVersion, language }: NewSignUp) {
  const email_key = emailKey(form.email);
  return {
    id,
    email: form.email,
    email_key,
    submission_key: hash('sha256', `${submissionKey} ${email_key}`, 'base64url'),
    first_name: orNull(form.firstName),
    experience: orNull(form.experience),
    consent_version: consentVersion,
    utm_source: orNull(form.utm_source),
    utm_medium: orNull(form.utm_medium),
    utm_campaign: orNull(form.utm_campaign),
    utm_term: orNull(form.utm_term),
    utm_content: orNull(form.utm_content),
    created_at: at,
    language,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

function markIn(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'mark' in row ? row.mark : undefined;
}
