import { isShown } from '../../data/claimed.ts';
import { figures } from '../../data/figures.ts';
import { owner } from '../../data/owner.ts';
import type { Language } from '../../i18n/locales.ts';
import { speedIn, type Translate } from '../../i18n/translate.ts';
import { Numeral } from '../../components/Numeral.tsx';
import { Proof } from './Proof.tsx';
import styles from './Stats.module.css';

/** The figures that the owner claims, each with what limits it; in a wide window each stands lower than the one before. */
export function Stats({ t, language }: { t: Translate; language: Language }) {
  const { traders = '', fee, minimum = '' } = figures(language);
  const { short } = speedIn(language, owner.claims.speed ?? '');
  const stats = (
    [
      { name: 'traders', figure: traders },
      { name: 'fee', figure: fee },
      { name: 'speed', figure: short },
      { name: 'minimum', figure: minimum },
    ] as const
  ).filter(({ name }) => isShown(`stats.${name}`));
  return (
    <section id="stats" aria-labelledby="stats-heading" className={`${styles.section} inset`}>
      <h2 id="stats-heading" className="sr-only">
        {t('stats.heading', { count: stats.length })}
      </h2>
      <ul className={`${styles.items} cluster descending`}>
        {stats.map(({ name, figure }) => (
          <li key={name} className="under-rule">
            <p className={`${styles.figure} numeral fit`}>
              {name === 'minimum' && (
                <span className={`${styles.about} caption`}>{t('stats.about')} </span>
              )}
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>{t(`stats.${name}`)}</p>
          </li>
        ))}
      </ul>
      <Proof t={t} language={language} />
    </section>
  );
}
