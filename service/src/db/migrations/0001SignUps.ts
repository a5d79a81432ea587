import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export const signUpsMigration = {
  version: 1,
  statements: (db: Kysely<Tables>): Compilable[] => [
    db.schema
      .createTable('sign_ups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('first_name', 'text')
      .addColumn('experience', 'text')
      .addColumn('consent_version', 'text', (column) => column.notNull())
      .addColumn('utm_source', 'text')
      .addColumn('utm_medium', 'text')
      .addColumn('utm_campaign', 'text')
      .addColumn('utm_term', 'text')
      .addColumn('utm_content', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull()),
    db.schema.createIndex('sign_ups_in_order').on('sign_ups').columns(['created_at', 'id']),
    db.schema
      .createTable('webhook_outbox')
      .addColumn('sign_up_id', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull()),
    db.schema.createIndex('webhook_outbox_due').on('webhook_outbox').columns(['next_attempt_at']),
  ],
};
