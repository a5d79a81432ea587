import type { Compare as CompareContent } from '../../content/compare.ts';
import { Button } from '../../ui/Button.tsx';
import { Bills } from './Bills.tsx';
import styles from './Compare.module.css';
import { FeePanel } from './FeePanel.tsx';
import { VenueTable } from './VenueTable.tsx';

/** Four bills hang from one rule over the table; ours is the yellow shaft through both. */
export function Compare(props: CompareContent) {
  const {
    heading,
    label,
    lead,
    scale,
    venues,
    corner,
    caption,
    rows,
    footnote,
    limits,
    button,
    panel,
  } = props;
  return (
    <section id="compare" aria-labelledby="compare-heading" className={styles.section}>
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="compare-heading" className={styles.heading}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <Bills scale={scale} venues={venues} />
      <VenueTable
        labelledBy="compare-caption"
        corner={<span className="sr-only">{corner}</span>}
        heads={venues.map(({ name }) => name)}
        rows={rows}
      />
      <div className={styles.action}>
        <Button kind="ring" aria-expanded="false" aria-controls="fee-panel" data-opens="fee-panel">
          {button}
        </Button>
        <FeePanel {...panel} />
      </div>
      <div className={styles.small}>
        <p id="compare-caption" className={`${styles.caption} note`}>
          {caption}
        </p>
        <p className="note">{footnote}</p>
        <p className="note">{limits}</p>
      </div>
    </section>
  );
}
