import type { Compare as CompareContent } from '../../content/compare.ts';
import { ButtonSummary } from '../../ui/Button.tsx';
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
          <span className="label">{label} </span>
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
      <details className={styles.action}>
        <ButtonSummary kind="ring" data-opens="fee-panel">
          {button}
        </ButtonSummary>
        <FeePanel {...panel} />
      </details>
      <div className={styles.small}>
        <p id="compare-caption" className="caption">
          {caption}
        </p>
        <p className="fine">{footnote}</p>
        <p className="fine">{limits}</p>
      </div>
    </section>
  );
}
