import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Bills } from './Bills.tsx';
import styles from './Compare.module.css';
import { VenueTable } from './VenueTable.tsx';

/** Four bills hang from one rule over the table; ours is the yellow shaft through both. */
export function Compare({ t, language }: { t: Translate; language: Language }) {
  const venues = [
    owner.name,
    t('compare.venues.orderBook'),
    t('compare.venues.aggregator'),
    t('compare.venues.amm'),
  ];
  return (
    <section id="compare" aria-labelledby="compare-heading" className={`${styles.section} inset`}>
      <div className="head" data-reveal>
        <h2 id="compare-heading">
          <span className="label">{t('compare.label')} </span>
          {t('compare.heading')}
        </h2>
        <p className={`${styles.lead} lead`}>{t('compare.lead')}</p>
      </div>
      <Bills t={t} language={language} venues={venues} />
      <VenueTable t={t} venues={venues} />
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
