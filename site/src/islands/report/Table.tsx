/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers forget that a table is one when it is laid out otherwise. */
import styles from './Report.module.css';
import type { TableData } from './tables.ts';

type TableProps = TableData & {
  /** What stands above says it already. */
  isUntitled?: boolean;
};

/** Figures by name; where a row is too narrow for both, the name stands above the figures. */
export function Table({ title, columns: [first, ...others], rows, isUntitled }: TableProps) {
  return (
    <div>
      {!isUntitled && <h3>{title}</h3>}
      <table
        role="table"
        aria-label={title}
        className={styles.table}
        style={{ '--cells': others.length }}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{first}</th>
            {others.map((column) => (
              <th key={column} role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, cells, share = null }) => (
            <tr
              key={name}
              role="row"
              data-bar={share !== null || undefined}
              style={{ '--share': share ?? undefined }}
            >
              <th role="rowheader">
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={others[column]} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
