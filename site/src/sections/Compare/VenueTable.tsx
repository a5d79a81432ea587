/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see VenueTable */
import type { Whole } from '../../content/whole.ts';
import styles from './VenueTable.module.css';

/**
 * Venues side by side, ours on yellow: what is known of all, then what is to be asked of any. The roles
 * repeat what the elements mean: on a phone the rows are laid out as grids, and some browsers then
 * forget that they were a table.
 */
export function VenueTable({ corner, venues, facts, questions, elsewhere }: Whole['compare']) {
  return (
    <table role="table" className={styles.table} aria-labelledby="compare-caption">
      <thead role="rowgroup">
        <tr role="row" className={styles.row}>
          <th role="columnheader" scope="col" className={`${styles.corner} sr-only`}>
            <span className="sr-only">{corner}</span>
          </th>
          {venues.map(({ name }) => (
            <th key={name} role="columnheader" scope="col" className={styles.venue}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {facts.map(({ label, cells }) => (
          <tr key={label} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.rowLabel}>
              {label}
            </th>
            {cells.map((cell, column) => (
              <td key={venues[column]?.name} role="cell" className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody role="rowgroup">
        {questions.map(({ label, answer }, place) => (
          <tr key={label} role="row" className={styles.question}>
            <th role="rowheader" scope="row" className={styles.rowLabel}>
              {label}
            </th>
            <td role="cell" className={styles.cell}>
              {answer}
            </td>
            {place === 0 && (
              <td role="cell" className={styles.elsewhere} colSpan={3} rowSpan={questions.length}>
                <p className={styles.varies}>{elsewhere.heading}</p>
                <p className={styles.ask}>{elsewhere.text}</p>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
