import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Compare.module.css';
import { VenueTable } from './VenueTable.tsx';

type CompareProps = {
  t: Translate;
  /** The fee calculator. */
  children: ReactNode;
};

/** The fee calculator with its four bills, over the table of venues; our own column is yellow in both. */
export function Compare({ t, children }: CompareProps) {
  return (
    <section id="compare" aria-labelledby="compare-heading" className={`${styles.section} inset`}>
      <SectionHeader t={t} name="compare" lead={t('compare.lead')} />
      {children}
      <VenueTable t={t} />
      <div className={styles.notes}>
        <p id="compare-caption" className="caption">
          {t('compare.caption')}
        </p>
        <details>
          <summary className={`${styles.how} caption touch-target`}>{t('compare.how')}</summary>
          <p className="fine">{t('compare.footnote')}</p>
        </details>
      </div>
    </section>
  );
}
