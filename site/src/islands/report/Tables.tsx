/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop table semantics when `display` changes. */
import type { TableData } from './formatReport.ts';
import styles from './Report.module.css';
import type { SectionData } from './sections.ts';

/** Columns are wide enough for their numbers. */
export const Tables = ({ heading, tables }: SectionData) => (
  <div className={styles.tables} style={{ '--cells': (tables[0]?.columns.length ?? 1) - 1 }}>
    {tables.map((table) => (
      <Table key={table.title} heading={heading} {...table} />
    ))}
  </div>
);

/** In narrow rows, the name is above the numbers. */
function Table({ heading, title, columns, rows, verdict }: TableData & { heading: string }) {
  return (
    <div>
      {title && <h3>{title}</h3>}
      <table
        role="table"
        aria-label={title ?? heading}
        className={styles.table}
        style={{ '--cells': columns.length - 1 }}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
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
                <td key={columns[column]} role="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {verdict && <b className="touch">{verdict}</b>}
    </div>
  );
}
