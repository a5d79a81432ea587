import type { ReactNode } from 'react';
import { venueNames } from '../../i18n/feeCalculatorContent.ts';
import type { Translate } from '../../i18n/translate.ts';
import styles from './Compare.module.css';
import { VenueTable } from './VenueTable.tsx';

type CompareProps = {
  t: Translate;
  /** The fee calculator. */
  children: ReactNode;
};

/** Four bills hang from one rule over the table; ours is the yellow shaft through both. */
export function Compare({ t, children }: CompareProps) {
  return (
    <section id="compare" aria-labelledby="compare-heading" className={`${styles.section} inset`}>
      <div className="head" data-reveal>
        <h2 id="compare-heading">
          <span className="label">{t('compare.label')} </span>
          {t('compare.heading')}
        </h2>
        <p className={`${styles.lead} lead`}>{t('compare.lead')}</p>
      </div>
      {children}
      <VenueTable t={t} venues={venueNames(t)} />
      <div className={styles.small}>
        <p id="compare-caption" className="caption">
          {t('compare.caption')}
        </p>
        <p className="fine">{t('compare.footnote')}</p>
        <p className="fine">{t('compare.limits')}</p>
      </div>
    </section>
  );
}
