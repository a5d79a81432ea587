import type { Whole } from '../../content/whole.ts';
import { Bills } from './Bills.tsx';
import styles from './Compare.module.css';
import { VenueTable } from './VenueTable.tsx';

/** Four bills hang from one rule over the table; ours is the yellow shaft through both. */
export function Compare(props: Whole['compare']) {
  const { heading, label, lead, caption, footnote, limits } = props;
  return (
    <section id="compare" aria-labelledby="compare-heading" className={`${styles.section} inset`}>
      <div className="head" data-reveal>
        <h2 id="compare-heading">
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <Bills {...props} />
      <VenueTable {...props} />
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
