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
// Programs that split cells at another character than a comma would run what follows as a formula.
const INNER_FORMULA = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/** What the owner gets of a sign-up, by column; times in UTC. */
export function exportedRow(row: SignUpRow) {
  const time = (at: number) => new Date(at).toISOString();
  const confirmed_at = row.confirmed_at === null ? null : time(row.confirmed_at);
  const all = { ...row, stored_at: time(row.created_at), confirmed_at };
  return Object.fromEntries(COLUMNS.map((name) => [name, all[name]]));
}

/**
 * A stream from exported rows to CSV as RFC 4180 has it: every cell quoted, CRLF at the end. It begins
 * with the mark by which Excel recognizes UTF-8, and no spreadsheet runs a cell.
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
