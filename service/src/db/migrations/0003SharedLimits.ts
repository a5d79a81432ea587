import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export const sharedLimitsMigration = {
  version: 3,
  statements: (db: Kysely<Tables>): Compilable[] => [
    db.schema
      .createTable('market_calls')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('next_call_at', 'bigint', (column) => column.notNull())
      .addColumn('is_under_way', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('stored_at', 'bigint'),
    db.schema
      .createTable('sending_limits')
      .addColumn('visitor_key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'bigint', (column) => column.notNull()),
    db.schema.createIndex('sending_limits_over').on('sending_limits').columns(['full_at']),
  ],
};
