import { MAX_WIDTH } from '#contract/visits.ts';
import dark from '../../assets/images/hero-dark.svg?url';
import light from '../../assets/images/hero-light.svg?url';
import phoneDark from '../../assets/images/hero-phone-dark.svg?url';
import phoneLight from '../../assets/images/hero-phone-light.svg?url';
import { hasSection } from '../../data/sections.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink, SignUpLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Hero.module.css';

/** The pit in perspective, a hole in the page; the claim and its price in the plain's upper left. */
export function Hero({ t }: { t: Translate }) {
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <p className={`${styles.label} label fit`}>{unbroken(t('hero.label'))}</p>
      <h1 id="top-heading" className={styles.heading}>
        {t('hero.heading')}
      </h1>
      <ul className={`${styles.legend} cluster caption screen-only`}>
        {(['bid', 'ask', 'you'] as const).map((side) => (
          <li key={side}>
            <Person side={side} className={styles.person} /> {t(`hero.legend.${side}`)}
          </li>
        ))}
      </ul>
      <Pit />
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

const PHONE = `(max-width: ${MAX_WIDTH.phone}px)`;
const DARK = '(prefers-color-scheme: dark)';

/**
 * The hero's picture. The first source that fits wins, so the phone's and dark ones stand first. On a
 * phone the type goes first, so its priority is low; larger windows are told to hurry by `pitPreloads`.
 */
function Pit() {
  const phone = { width: 390, height: 440 };
  return (
    <picture className={styles.picture}>
      <source media={`${PHONE} and ${DARK}`} data-scheme="dark" srcSet={phoneDark} {...phone} />
      <source media={PHONE} srcSet={phoneLight} {...phone} />
      <source media={DARK} data-scheme="dark" srcSet={dark} />
      {/* A wide window shows all of it, a narrower one what lies around the pit. */}
      <img
        src={light}
        alt=""
        width={2200}
        height={880}
        fetchPriority="low"
        className={styles.pit}
      />
    </picture>
  );
}

/** For the head: what fetches the picture early and first where it is in the first view. */
export const pitPreloads = Object.entries({ light, dark }).map(([scheme, href]) => ({
  media: `(min-width: ${MAX_WIDTH.phone + 1}px) and (prefers-color-scheme: ${scheme})`,
  href,
}));
