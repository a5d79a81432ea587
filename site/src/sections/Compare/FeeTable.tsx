import type { Whole } from '../../content/whole.ts';
import styles from './FeeTable.module.css';

/** The fee on four sizes of trade. Open without script; with it, it moves under the comparison, closed. */
export function FeeTable({ heading, sizeLabel, rates, rows, note }: Whole['compare']['panel']) {
  return (
    <details open className={styles.fees} data-fee-table>
      <summary id="fee-table-heading" className={styles.heading}>
        {heading}
      </summary>
      <table className={`${styles.table} tabular`} aria-labelledby="fee-table-heading">
        <thead>
          <tr>
            {[sizeLabel, ...rates].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={rates[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{note}</p>
    </details>
  );
}
