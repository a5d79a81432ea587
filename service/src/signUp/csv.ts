import type { SignUpRow } from './signUps.ts';

const COLUMNS = [
  'id',
  'stored_at',
  'email',
  'first_name',
  'experience',
  'consent_version',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];
// A spreadsheet runs a cell that begins with one of these, in their full-width forms too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The first line. */
export function csvHeader(): string {
  return line(COLUMNS);
}

/** One sign-up as one line (RFC 4180: every cell quoted, CRLF at the end). */
export function csvLine(row: SignUpRow): string {
  return line([
    row.id,
    new Date(row.created_at).toISOString(),
    row.email,
    row.first_name,
    row.experience,
    row.consent_version,
    row.utm_source,
    row.utm_medium,
    row.utm_campaign,
    row.utm_term,
    row.utm_content,
  ]);
}

function line(cells: readonly (string | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string | null): string {
  const harmless = text !== null && FORMULA.test(text) ? `'${text}` : (text ?? '');
  return `"${harmless.replaceAll('"', '""')}"`;
}
