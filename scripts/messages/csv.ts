import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Note } from './notes.ts';
import type { Translation } from './notes.ts';

/** `csv-stringify` adds this apostrophe to keep spreadsheets from running a value as a formula. */
const FORMULA_ESCAPE = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

export function messagesToCsv(
  { source, language, english, messages }: Omit<Translation, 'translated'>,
  notes: readonly Note[],
): string {
  const toDo = new Map(notes.map(({ key, text }) => [key, text]));
  const rows = Object.entries(english).map(([key, en]) => [key, en, messages[key], toDo.get(key)]);
  return stringify([['key', source, language, 'to do'], ...rows], {
    // Without a byte order mark, spreadsheet apps assume a legacy encoding.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/**
 * Parses an edited file from {@link messagesToCsv}. Spreadsheet apps use different delimiters, so this accepts commas,
 * semicolons, and tabs. Rows without a translation are skipped.
 * @returns each translation with the source message that the translator saw.
 * @throws Error if the file is invalid.
 */
export function messagesFromCsv(source: string, language: string, file: Uint8Array) {
  const text = new TextDecoder().decode(file);
  if (text.includes('\ufffd')) throw new Error('The file is not UTF-8. Save it as "CSV UTF-8".');
  const rows = parse<Record<string, string>>(text, {
    columns: true,
    delimiter: /(?<=^"?key"?)[,;\t]/.exec(text)?.[0] ?? ',',
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const columns = ['key', source, language];
  if (!columns.every((column) => rows[0] && column in rows[0]))
    throw new Error(`The first line must have the columns key, ${source}, and ${language}.`);
  return rows
    .map((row) => columns.map((column) => (row[column] ?? '').replace(FORMULA_ESCAPE, '')))
    .map(([key = '', english = '', translation = '']) => ({ key, english, translation }))
    .filter(({ translation }) => translation.trim() !== '');
}
