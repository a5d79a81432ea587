export const printCount = (count: number) => count.toLocaleString('en-US');

/** As a percentage; empty where there is none. */
export const printShare = (share: number | null) =>
  share === null ? '' : `${(share * 100).toFixed(1)}%`;

/** Columns as wide as their widest cell; all but the first end at the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widthOf(0)) : text.padStart(widthOf(column));
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
