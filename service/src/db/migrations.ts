import type { ColumnDefinitionBuilder, Compilable, Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** The statements that bring a store to the next version. */
export type Migration = (db: Kysely<Tables>) => readonly Compilable[];

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();

/** One for each version. Forward only: a new one is added at the end, an old one is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  // Version 1
  (db) => [
    db.schema
      .createTable('sign_ups')
      .addColumn('id', 'text', primary)
      .addColumn('email', 'text', required)
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('submission_key', 'text', (column) => column.notNull().unique())
      .addColumn('first_name', 'text')
      .addColumn('experience', 'text')
      .addColumn('consent_version', 'text', required)
      .addColumn('utm_source', 'text')
      .addColumn('utm_medium', 'text')
      .addColumn('utm_campaign', 'text')
      .addColumn('utm_term', 'text')
      .addColumn('utm_content', 'text')
      .addColumn('created_at', 'bigint', required),
    db.schema.createIndex('sign_ups_in_order').on('sign_ups').columns(['created_at', 'id']),
    db.schema
      .createTable('webhook_outbox')
      .addColumn('sign_up_id', 'text', primary)
      .addColumn('attempts', 'integer', required)
      .addColumn('next_attempt_at', 'bigint', required),
    db.schema.createIndex('webhook_outbox_due').on('webhook_outbox').columns(['next_attempt_at']),
  ],
  // Version 2
  (db) => [
    db.schema
      .createTable('spent_forms')
      .addColumn('form_key', 'text', primary)
      .addColumn('mark', 'text', required)
      .addColumn('spent_at', 'bigint', required),
    db.schema.createIndex('spent_forms_in_order').on('spent_forms').columns(['spent_at']),
    db.schema.createTable('owed_scrubs').addColumn('id', 'integer', primary),
  ],
  // Version 3
  (db) => [
    db.schema
      .createTable('market_calls')
      .addColumn('id', 'integer', primary)
      .addColumn('next_call_at', 'bigint', required)
      .addColumn('is_under_way', 'integer', required)
      .addColumn('failures', 'integer', required)
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('stored_at', 'bigint'),
    db.schema
      .createTable('sending_limits')
      .addColumn('visitor_key', 'text', primary)
      .addColumn('full_at', 'bigint', required),
    db.schema.createIndex('sending_limits_over').on('sending_limits').columns(['full_at']),
  ],
  // Version 4
  (db) => [
    db.schema
      .alterTable('sign_ups')
      // Until then there was no other; a companion that is not yet updated goes on writing so.
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en')),
  ],
  // Version 5
  (db) => [
    db.schema
      .createTable('counted_visits')
      .addColumn('day', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('count', 'bigint', required)
      .addPrimaryKeyConstraint('counted_visits_key', ['day', 'name']),
  ],
];
