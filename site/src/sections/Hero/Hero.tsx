import type { ComponentProps } from 'react';
import { owner } from '../../data/owner.ts';
import { hasSection } from '../../data/sections.ts';
import type { Language } from '../../i18n/locales.ts';
import { ownSentence, type Translate } from '../../i18n/translate.ts';
import { ButtonLink, SignUpLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Hero.module.css';
import parts from './HeroParts.module.css';
import { Pit } from './Pit.tsx';

type HeroProps = {
  t: Translate;
  language: Language;
  /** The owner's own in the place of the pit. */
  picture?: Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'>;
};

/** The pit in perspective, a hole in the page; the claim and its price in the plain's upper left. */
export function Hero({ t, language, picture }: HeroProps) {
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <p className={`${styles.label} label fit`}>{unbroken(t('hero.label'))}</p>
      <h1 id="top-heading" className={styles.heading}>
        {t('hero.heading')}
      </h1>
      {/* Who the drawn people are. */}
      {(owner.hero?.key ?? true) && (
        <ul className={`${styles.legend} cluster caption screen-only`}>
          {(['bid', 'ask', 'you'] as const).map((side) => (
            <li key={side}>
              <Person side={side} className={parts.person} /> {t(`hero.legend.${side}`)}
            </li>
          ))}
        </ul>
      )}
      {picture ? (
        <picture className={`${styles.picture} ${styles.own} ${parts.filled}`}>
          <img {...picture} alt={ownSentence(language, 'picture')} />
        </picture>
      ) : (
        <Pit />
      )}
      <div className={`${styles.body} stack`}>
        <p className={`${styles.lead} lead`}>{t('hero.lead')}</p>
        <div className={`${styles.buttons} cluster`}>
          <SignUpLink kind="primary">{t('hero.start')}</SignUpLink>
          {hasSection('trading') && (
            <ButtonLink
              kind="ring"
              href="#trading-dashboard"
              data-go="trading-dashboard-heading"
              data-practice="#practice"
            >
              {t('hero.demo')}
            </ButtonLink>
          )}
        </div>
        <p className="caption">{t('hero.risk', { priceRisk: t('hero.priceRisk') })}</p>
      </div>
    </section>
  );
}
