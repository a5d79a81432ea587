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
// If a spreadsheet app splits cells at a different delimiter, the second part could run as a formula.
const FORMULA_AFTER_DELIMITER = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/** Times are in UTC. */
export function toExportRow(row: SignUpRow) {
  const toIso = (time: number) => new Date(time).toISOString();
  const confirmed_at = row.confirmed_at === null ? null : toIso(row.confirmed_at);
  const values = { ...row, stored_at: toIso(row.created_at), confirmed_at };
  return Object.fromEntries(COLUMNS.map((name) => [name, values[name]]));
}

/**
 * Creates a stream that converts exported rows to CSV (RFC 4180) and escapes formulas. Without the byte order mark, Excel
 * wouldn't read the file as UTF-8.
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
    cast: { string: (text) => text.replaceAll(FORMULA_AFTER_DELIMITER, "$1'") },
  });
}
