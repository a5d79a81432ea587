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
  const rows = Object.entries(english).map(([key, text]) => [
    key,
    text,
    messages[key] ?? '',
    toDo(key),
  ]);
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
 * @throws Error that says which line to mend, and how.
 */
export function fromCsv(language: string, file: Uint8Array): Row[] {
  const text = readText(file);
  const [delimiter] = /(?<=^"?key"?)[,;\t]/.exec(text) ?? [];
  const columns = (header: string[]) => {
    if (['key', 'en', language].every((name) => header.includes(name))) return header;
    throw new Error(`The first line must name the columns key, en and ${language}.`);
  };
  if (delimiter === undefined) columns([]);
  const rows = parse<{ record: Record<string, string>; info: { lines: number } }>(text, {
    columns,
    delimiter: delimiter ?? ',',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows.flatMap(({ record, info }) => {
    const [key = '', english = '', translation = ''] = ['key', 'en', language].map((name) =>
      (record[name] ?? '').replace(GUARDED, ''),
    );
    if (translation.trim() === '') return [];
    if (key === '')
      throw new Error(`Line ${info.lines} has no key. Copy it from the sheet as it was.`);
    return [{ key, english, translation }];
  });
}

function readText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Error(
      'The file is not in UTF-8. Save it anew, as "CSV UTF-8" where there is a choice.',
    );
  }
}
