/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see VenueTable */
import type { ReactNode } from 'react';
import styles from './VenueTable.module.css';

type VenueTableProps = {
  /** Id of the caption or heading that names the table. */
  labelledBy: string;
  corner: ReactNode;
  /** The venues, ours first. */
  heads: string[];
  rows: { label: string; cells: string[] }[];
  /** The cells are amounts of money, to be read one under the other. */
  amounts?: boolean;
};

/**
 * Venues side by side, ours on yellow. The roles repeat what the elements mean: on a phone the rows
 * are laid out as grids, and some browsers then forget that they were a table.
 */
export function VenueTable({ labelledBy, corner, heads, rows, amounts }: VenueTableProps) {
  return (
    <table
      role="table"
      className={styles.table}
      data-amounts={amounts}
      aria-labelledby={labelledBy}
    >
      <thead role="rowgroup">
        <tr role="row" className={styles.row}>
          <th role="columnheader" scope="col" className={styles.corner}>
            {corner}
          </th>
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col" className={styles.venue}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, cells }) => (
          <tr key={label} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.rowLabel}>
              {label}
            </th>
            {cells.map((cell, column) => (
              <td
                key={heads[column]}
                role="cell"
                className={styles.cell}
                data-pad={padding(cell, column, rows)}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Unseen digits after an amount that has fewer decimals than another one of its column. */
function padding(cell: string, column: number, rows: VenueTableProps['rows']): string | undefined {
  if (decimals(cell) === 0) return undefined;
  const most = Math.max(...rows.map(({ cells }) => decimals(cells[column] ?? '')));
  return '0'.repeat(most - decimals(cell)) || undefined;
}

/** Of an amount such as `$0.025`; none of a cell that does not end in one. */
function decimals(cell: string): number {
  return /\.(\d+)$/.exec(cell)?.[1]?.length ?? 0;
}
