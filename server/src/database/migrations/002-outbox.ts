import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { DAY_MS } from '#contract/time.ts';

const BATCH_SIZE = 500;
const CONFIRMATION_DAYS = 7;

/** Columns that this migration uses. */
type Tables = {
  sign_ups: Record<'id' | 'email' | 'email_key' | 'consent_version' | 'language', string> &
    Record<'first_name' | 'experience' | 'variants' | 'click_id', string | null> &
    Record<`utm_${'source' | 'medium' | 'campaign' | 'term' | 'content'}`, string | null> &
    Record<'asked_at' | 'confirmed_at', number | null> & { created_at: number };
  webhook_messages: { sign_up_id: string; target: string } & Record<
    'attempts' | 'next_attempt_at',
    number
  >;
  confirmation_links: { token_hash: string; sign_up_id: string; expires_at: number } & {
    sent_at: number | null;
  };
  confirmations: Record<'id' | 'sign_up_id' | 'mailbox' | 'submission', string> &
    Record<'created_at' | 'expires_at', number> & { token_hash: string | null };
  outbox: Record<'id' | 'kind' | 'destination' | 'sign_up_id' | 'payload', string> &
    Record<'attempts' | 'created_at' | 'due_at', number> & { expires_at: number | null };
  last_run: { name: string };
  schema_versions: { version: number; applied_at: number };
};

/** Replaces the webhook messages and confirmation links from release 1.0.0 with an outbox and confirmations. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('jobs').renameTo('last_run').execute();
  await schema.dropTable('market_calls').ifExists().execute();
  await schema.alterTable('counted_visits').renameTo('visit_counts').execute();
  await db
    .updateTable('last_run')
    .set({ name: 'visit counts' })
    .where('name', '=', 'counted')
    .execute();
  await db.deleteFrom('last_run').where('name', '=', 'tidied').execute();

  await createTables(db);
  await copyLinks(db);
  await copyMessages(db);
  await schema.dropTable('confirmation_links').execute();
  await schema.dropTable('webhook_messages').execute();

  // Keep release 1.0.0 from opening the store. It rejects versions above its own.
  await db.insertInto('schema_versions').values({ version: 8, applied_at: 0 }).execute();
}

async function createTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('confirmations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sign_up_id', 'text', (column) => column.notNull())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('submission', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  // At most one unsent email per sign-up.
  await schema
    .createIndex('confirmations_waiting')
    .on('confirmations')
    .column('sign_up_id')
    .where(sql.ref('token_hash'), 'is', null)
    .unique()
    .execute();
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('sign_up_id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  const indexes = {
    confirmations: [['sign_up_id'], ['mailbox', 'created_at'], ['created_at']],
    // The report uses this index to sum counts by name.
    visit_counts: [['name', 'day', 'count']],
    outbox: [['destination', 'due_at'], ['destination', 'created_at', 'attempts'], ['sign_up_id']],
  };
  for (const [table, columnLists] of Object.entries(indexes)) {
    for (const columns of columnLists) {
      const name = `${table}_by_${columns.join('_')}`;
      await schema.createIndex(name).on(table).columns(columns).execute();
    }
  }
  // The cleanup job uses this index to delete unconfirmed sign-ups.
  await schema
    .createIndex('sign_ups_unconfirmed')
    .on('sign_ups')
    .column('asked_at')
    .where(sql.ref('confirmed_at'), 'is', null)
    .where(sql.ref('asked_at'), 'is not', null)
    .execute();
}

/** Keeps links in emails that we've already sent valid. */
async function copyLinks(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('confirmation_links as link')
      .innerJoin('sign_ups', 'sign_ups.id', 'link.sign_up_id')
      .selectAll(['link', 'sign_ups'])
      .where('token_hash', '>', after)
      .orderBy('token_hash')
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.token_hash;
    const confirmations = rows.map((row) => ({
      id: row.token_hash,
      sign_up_id: row.sign_up_id,
      mailbox: removeTag(row.email_key),
      submission: serializeSubmission(row),
      token_hash: row.token_hash,
      created_at: row.sent_at ?? row.expires_at - CONFIRMATION_DAYS * DAY_MS,
      expires_at: row.expires_at,
    }));
    await db.insertInto('confirmations').values(confirmations).execute();
  }
}

/** Queued messages keep their destination names from release 1.0.0. */
async function copyMessages(db: Kysely<Tables>): Promise<void> {
  for (let after: [string, string] = ['', '']; ;) {
    const rows = await db
      .selectFrom('webhook_messages as message')
      .innerJoin('sign_ups', 'sign_ups.id', 'message.sign_up_id')
      .selectAll()
      .where((eb) =>
        eb(eb.refTuple('message.sign_up_id', 'message.target'), '>', eb.tuple(...after)),
      )
      .orderBy('message.sign_up_id')
      .orderBy('message.target')
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = [last.sign_up_id, last.target];
    const mails = rows.filter(({ target }) => target === 'mail');
    const getCreatedAt = (row: (typeof rows)[number]) =>
      row.confirmed_at ?? row.asked_at ?? row.created_at;
    const getExpiresAt = (row: (typeof rows)[number]) =>
      Math.max(getCreatedAt(row), row.next_attempt_at) + CONFIRMATION_DAYS * DAY_MS;
    if (mails.length > 0) {
      const confirmations = mails.map((row) => ({
        id: `${row.id}:mail`,
        sign_up_id: row.id,
        mailbox: removeTag(row.email_key),
        submission: serializeSubmission(row),
        token_hash: null,
        created_at: getCreatedAt(row),
        expires_at: getExpiresAt(row),
      }));
      await db.insertInto('confirmations').values(confirmations).execute();
    }
    const messages = rows.map((row) => {
      const isMail = row.target === 'mail';
      const id = `${row.id}:${row.target}`;
      return {
        id,
        kind: isMail ? 'mail' : 'webhook',
        destination: row.target,
        sign_up_id: row.id,
        payload: JSON.stringify(isMail ? { token: randomUUID() } : buildWebhookBody(row)),
        attempts: row.attempts,
        created_at: getCreatedAt(row),
        due_at: row.next_attempt_at,
        expires_at: isMail ? getExpiresAt(row) : null,
      };
    });
    await db.insertInto('outbox').values(messages).execute();
  }
}

function removeTag(emailKey: string): string {
  return emailKey.replace(/\+[^@]*(?=@)/, '');
}

/** Returns the submission that a sign-up's link confirms, as JSON. */
function serializeSubmission(row: Tables['sign_ups']): string {
  const { email, consent_version, language, first_name, experience, variants, click_id } = row;
  const { utm_source, utm_medium, utm_campaign, utm_term, utm_content } = row;
  const campaign = { utm_source, utm_medium, utm_campaign, utm_term, utm_content, click_id };
  const visitor = { email, consent_version, language, first_name, experience, variants };
  return JSON.stringify({ ...visitor, ...campaign });
}

/** Same as in release 1.0.0. */
function buildWebhookBody(row: Tables['sign_ups']) {
  const toIso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    type: 'sign-up',
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    experience: row.experience,
    consentVersion: row.consent_version,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    utmTerm: row.utm_term,
    utmContent: row.utm_content,
    clickId: row.click_id,
    language: row.language,
    variants: row.variants,
    confirmedAt: toIso(row.confirmed_at),
    at: toIso(row.created_at),
  };
}
