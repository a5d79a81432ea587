import type { ComponentProps } from 'react';
import { confirm, formState } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { hasSection } from '../../data/sections.ts';
import type { Language } from '../../i18n/locales.ts';
import { answered, ownSentence, type Translate } from '../../i18n/translate.ts';
import { ButtonLink, SignUpLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Hero.module.css';
import { LanguageOffers } from './LanguageOffers.tsx';
import { Pit } from './Pit.tsx';
import { ProofLine } from './ProofLine.tsx';

type HeroProps = {
  t: Translate;
  language: Language;
  /** The owner's own in the place of the pit. */
  picture?: Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'>;
};

/** The pit in perspective, a hole in the page; the promise and what it takes in the plain's upper left. */
export function Hero({ t, language, picture }: HeroProps) {
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <p className={`${styles.label} label fit`}>{unbroken(t('hero.label'))}</p>
      <h1 id="top-heading" className={styles.heading}>
        {t('hero.heading')}
      </h1>
      <div className={`${styles.body} stack`}>
        <p className={`${styles.promise} headline`}>
          {t('hero.promise.custody')}
          <br />
          {t('hero.promise.fee')}
        </p>
        <p className="lead">{t('hero.lead')}</p>
        <div className={styles.actions}>
          <SignUpLink kind="primary">{t('hero.start')}</SignUpLink>
          {hasSection('trading') && (
            <ButtonLink
              kind="ring"
              href="#trading-dashboard"
              data-go="trading-dashboard-heading"
              data-practice="#practice"
              aria-describedby="demo-note"
            >
              {t('hero.demo')}
            </ButtonLink>
          )}
          <p className="caption">
            {t(`hero.caption.${formState}`)}
            {formState !== 'closed' && owner.reply && (
              <>
                <br />
                {answered(t, language, confirm !== null)}
              </>
            )}
          </p>
          {/* The practice trade needs script. */}
          {hasSection('trading') && (
            <p id="demo-note" className="caption needs-script">
              {t('hero.demoNote')}
            </p>
          )}
        </div>
        <ProofLine t={t} language={language} />
        <LanguageOffers language={language} />
      </div>
      {picture ? (
        <picture className={`${styles.picture} ${styles.own}`}>
          <img {...picture} alt={ownSentence(language, 'picture')} />
        </picture>
      ) : (
        <Pit />
      )}
      {/* Who the drawn people are. */}
      {(owner.hero?.key ?? true) && (
        <ul
          className={`${styles.legend} cluster caption screen-only`}
          data-callouts={!picture || undefined}
        >
          {(['bid', 'ask', 'you'] as const).map((side) => (
            <li key={side}>
              <Person side={side} className={styles.person} /> {t(`hero.legend.${side}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
