import { stringify } from 'csv-stringify';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import type { SignUpRow } from '../database/schema.ts';

const COLUMNS = [
  'id',
  'stored_at',
  ...FIELDS.map(({ column }) => column),
  'consent_version',
  ...UTM_KEYS,
  'click_id',
  'language',
  'sendings',
  'variants',
  'confirmed_at',
] as const;
// Spreadsheets that split cells at other characters would run the rest as a formula.
const INNER_FORMULA = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/** The exported columns of a sign-up. Times are in UTC. */
export function toExportRow(row: SignUpRow) {
  const time = (at: number) => new Date(at).toISOString();
  const confirmed_at = row.confirmed_at === null ? null : time(row.confirmed_at);
  const all = { ...row, stored_at: time(row.created_at), confirmed_at };
  return Object.fromEntries(COLUMNS.map((name) => [name, all[name]]));
}

/**
 * A stream from exported rows to CSV (RFC 4180): all cells quoted, CRLF line ends. Begins with a byte order mark so
 * that Excel recognizes UTF-8. Escapes formulas.
 */
export function createCsv() {
  return stringify({
    bom: true,
    header: true,
    columns: [...COLUMNS],
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(INNER_FORMULA, "$1'") },
  });
}
