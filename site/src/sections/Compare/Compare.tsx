import type { ReactNode } from 'react';
import { askedOfVenues } from '../../data/contents.ts';
import type { Translate } from '../../i18n/translate.ts';
import { capital } from '../../lib/letters.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import styles from './Compare.module.css';
import { VenueTable } from './Tables.tsx';

type CompareProps = {
  t: Translate;
  /** The fee calculator. */
  children: ReactNode;
};

/** The fee calculator with its four bills, over the table of venues and what to ask of any; our own column is yellow in all. */
export function Compare({ t, children }: CompareProps) {
  return (
    <section id="compare" aria-labelledby="compare-heading" className={`${styles.section} inset`}>
      <SectionHeader t={t} name="compare" lead={t('compare.lead')} />
      {children}
      <VenueTable t={t} />
      <Questions t={t} />
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

/** What is to be asked of any venue, with our answers; of the others only that they differ. */
function Questions({ t }: { t: Translate }) {
  return (
    <div className={`${styles.questions} fit`}>
      <dl>
        {askedOfVenues.map((id) => (
          <div key={id} className={styles.pair}>
            <dt>{t(`compare.questions.${id}.question`)}</dt>
            <dd>{capital(t(`compare.questions.${id}.answer`))}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.elsewhere} stack`}>
        <p className={`${styles.varies} headline fit`}>{t('compare.elsewhere.heading')}</p>
        <p className="lead">{t('compare.elsewhere.text', { count: askedOfVenues.length })}</p>
      </div>
    </div>
  );
}
