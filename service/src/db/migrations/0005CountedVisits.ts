import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export const countedVisitsMigration = {
  version: 5,
  statements: (db: Kysely<Tables>): Compilable[] => [
    db.schema
      .createTable('counted_visits')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('counted_visits_key', ['day', 'name']),
  ],
};
