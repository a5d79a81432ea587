import type { Compilable, Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export const languagesMigration = {
  version: 4,
  statements: (db: Kysely<Tables>): Compilable[] => [
    db.schema
      .alterTable('sign_ups')
      // Until then there was no other; a companion that is not yet updated goes on writing so.
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en')),
  ],
};
