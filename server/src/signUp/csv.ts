import { stringify } from 'csv-stringify/sync';
import { UTM_KEYS } from '#contract/formFrame.ts';
import type { SignUpRow } from './signUps.ts';

const COLUMNS = [
  'id',
  'stored_at',
  'email',
  'first_name',
  'experience',
  'consent_version',
  ...UTM_KEYS,
  'language',
  'sendings',
];
// A cell of ours may be cut here by a program that separates cells by something else than a comma. A
// spreadsheet then runs what follows, as it runs a cell that begins so.
const INNER_FORMULA = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/**
 * One line for each sign-up (RFC 4180: every cell quoted, CRLF at the end), under the names of the columns
 * and after the mark by which Excel knows that the file is UTF-8. Times are in UTC.
 */
export function toCsv(rows: readonly SignUpRow[]): string {
  const timed = rows.map((row) => ({ ...row, stored_at: new Date(row.created_at).toISOString() }));
  return stringify(timed, {
    bom: true,
    header: true,
    columns: COLUMNS,
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(INNER_FORMULA, "$1'") },
  });
}
