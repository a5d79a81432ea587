import { stringify } from 'csv-stringify/sync';
import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELDS } from '#contract/signUpForm.ts';
import type { SignUpRow } from './signUps.ts';

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
// A cell of ours may be cut here by a program that separates cells by something else than a comma. A
// spreadsheet then runs what follows, as it runs a cell that begins so.
const INNER_FORMULA = /([;|\t\r\n]["\s]*)(?=[=+\-@＝＋－＠])/g;

/** What the owner is given of a sign-up, by the names of the columns; times are in UTC. */
export function ownersRow(row: SignUpRow) {
  const time = (at: number) => new Date(at).toISOString();
  const confirmed_at = row.confirmed_at === null ? null : time(row.confirmed_at);
  const all = { ...row, stored_at: time(row.created_at), confirmed_at };
  return Object.fromEntries(COLUMNS.map((name) => [name, all[name]]));
}

/** One line for each sign-up, under the names of the columns. */
export const toCsv = (rows: readonly SignUpRow[]): string => printCsv(rows.map(ownersRow), COLUMNS);

/**
 * A table as RFC 4180 has it (every cell quoted, CRLF at the end), after the mark by which Excel knows that the
 * file is UTF-8; no spreadsheet runs a cell.
 */
export function printCsv(rows: readonly object[], columns: readonly string[]): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(INNER_FORMULA, "$1'") },
  });
}
