import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export const spentFormsMigration = {
  version: 2,
  statements: (db: Kysely<Tables>): Compilable[] => [
    db.schema
      .createTable('spent_forms')
      .addColumn('form_key', 'text', (column) => column.primaryKey())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('spent_at', 'bigint', (column) => column.notNull()),
    db.schema.createIndex('spent_forms_in_order').on('spent_forms').columns(['spent_at']),
    db.schema
      .createTable('owed_scrubs')
      .addColumn('id', 'integer', (column) => column.primaryKey()),
  ],
};
