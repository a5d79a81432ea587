import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Translation } from './notes.ts';

/** A message as a spreadsheet brings it back: the English that its translator saw, and the translation. */
export type Row = { key: string; english: string; translation: string };

/** What a spreadsheet takes for the beginning of a formula; an apostrophe before it keeps it words. */
const GUARDED = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

/**
 * The messages of a language beside those of English, for a spreadsheet.
 * @param toDo what is left to do at a key.
 */
export function toCsv(
  { language, english, messages }: Pick<Translation, 'language' | 'english' | 'messages'>,
  toDo: (key: string) => string,
): string {
  const rows = Object.entries(english).map(([key, en]) => [key, en, messages[key], toDo(key)]);
  return stringify([['key', 'en', language, 'to do'], ...rows], {
    // Spreadsheets take a file without it for one in their country's old letters.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/**
 * Reads what {@link toCsv} wrote, after a spreadsheet has: with commas, semicolons or tabs between columns.
 * A row without a translation is none.
 * @throws Error that says what the file is not.
 */
export function fromCsv(language: string, file: Uint8Array): Row[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
  const names = ['key', 'en', language];
  const rows = parse<Record<string, string>>(text, {
    columns: (header: string[]) => {
      if (names.every((name) => header.includes(name))) return header;
      throw new Error(`The first line must name the columns key, en and ${language}.`);
    },
    delimiter: /(?<=^"?key"?)[,;\t]/.exec(text)?.[0] ?? ',',
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows.flatMap((row) => {
    const [key = '', english = '', translation = ''] = names.map((name) =>
      (row[name] ?? '').replace(GUARDED, ''),
    );
    return translation.trim() === '' ? [] : [{ key, english, translation }];
  });
}
