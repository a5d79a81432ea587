import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Note } from './notes.ts';
import type { Translation } from './notes.ts';

/** Spreadsheets read these as the start of a formula; an apostrophe before them prevents that. */
const GUARDED = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/;

/** A language's messages with the English ones and open notes, for a spreadsheet. */
export function messagesToCsv(
  { source, language, english, messages }: Omit<Translation, 'translated'>,
  notes: readonly Note[],
): string {
  const toDo = new Map(notes.map(({ key, text }) => [key, text]));
  const rows = Object.entries(english).map(([key, en]) => [key, en, messages[key], toDo.get(key)]);
  return stringify([['key', source, language, 'to do'], ...rows], {
    // Without this mark, spreadsheets assume a legacy encoding.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/**
 * Reads the file of {@link messagesToCsv} as a spreadsheet saves it: with commas, semicolons or tabs between
 * columns. Skips rows without a translation.
 * @returns for each message the English that its translator saw, and the translation.
 * @throws Error if it isn't such a file.
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
  const names = ['key', source, language];
  if (!names.every((name) => rows[0] && name in rows[0]))
    throw new Error(`The first line must name the columns key, ${source} and ${language}.`);
  return rows
    .map((row) => names.map((name) => (row[name] ?? '').replace(GUARDED, '')))
    .map(([key = '', english = '', translation = '']) => ({ key, english, translation }))
    .filter(({ translation }) => translation.trim() !== '');
}
