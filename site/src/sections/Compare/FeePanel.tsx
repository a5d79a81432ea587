import type { Compare } from '../../content/compare.ts';
import styles from './FeePanel.module.css';
import { VenueTable } from './VenueTable.tsx';

/** The fee on four sizes of trade; opened by the button before it. */
export function FeePanel({ heading, sizeLabel, rates, rows, note }: Compare['panel']) {
  return (
    <div id="fee-panel" className={styles.panel} data-panel>
      <h3 id="fee-panel-heading">{heading}</h3>
      <VenueTable
        amounts
        labelledBy="fee-panel-heading"
        corner={sizeLabel}
        heads={rates}
        rows={rows}
      />
      <p className={`${styles.note} caption`}>{note}</p>
    </div>
  );
}
