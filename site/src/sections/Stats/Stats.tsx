import { figures } from '../../data/figures.ts';
import type { Language } from '../../i18n/locales.ts';
import { speedIn, type Translate } from '../../i18n/translate.ts';
import { Numeral } from '../../components/Numeral.tsx';
import styles from './Stats.module.css';

/** Figures that walk down to the first step, each with what limits it. */
export function Stats({ t, language }: { t: Translate; language: Language }) {
  const { traders, fee, minimum } = figures(language);
  const stats = [
    { figure: traders, caption: t('stats.traders') },
    { figure: fee, caption: t('stats.fee') },
    { figure: speedIn(language).short, caption: t('stats.speed') },
    { about: t('stats.about'), figure: minimum, caption: t('stats.minimum') },
  ];
  return (
    <section id="stats" aria-labelledby="stats-heading" className={styles.section}>
      <h2 id="stats-heading" className="sr-only">
        {t('stats.heading')}
      </h2>
      <ul className={`${styles.items} cluster descending`}>
        {stats.map(({ about, figure, caption }) => (
          <li key={caption} className={`${styles.item} under-rule`}>
            <p className={`${styles.figure} fit`}>
              {about && <span className={styles.about}>{about} </span>}
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
