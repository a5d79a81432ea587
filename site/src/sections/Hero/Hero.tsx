import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import styles from './Hero.module.css';

type HeroProps = { t: Translate; images: PitImages };

const SIDES = ['bid', 'ask', 'you'] as const;

/** The pit in perspective, a hole in the page; the claim and its price in the plain's upper left. */
export function Hero({ t, images }: HeroProps) {
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <p className={`${styles.label} label fit`}>
        <Unbroken text={t('hero.label')} />
      </p>
      <h1 id="top-heading" className={styles.heading}>
        {t('hero.heading')}
      </h1>
      <ul className={`${styles.legend} cluster caption screen-only`}>
        {SIDES.map((side) => (
          <li key={side}>
            <Person side={side} className={styles.person} /> {t(`hero.legend.${side}`)}
          </li>
        ))}
      </ul>
      <Pit {...images} />
      <div className={`${styles.body} stack`}>
        <p className={`${styles.lead} lead`}>
          {t(owner.claims.noIdentityChecks ? 'hero.leadWithIdentity' : 'hero.lead')}
        </p>
        <div className={`${styles.buttons} cluster`}>
          <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
            {t('hero.start')}
          </ButtonLink>
          <ButtonLink
            kind="ring"
            href="#trading-dashboard"
            data-go="trading-dashboard-heading"
            data-practice="#practice"
          >
            {t('hero.demo')}
          </ButtonLink>
        </div>
        <p className="caption">{t('hero.risk', { priceRisk: t('hero.priceRisk') })}</p>
      </div>
    </section>
  );
}

/** Addresses of one theme's pictures. */
type Scheme = {
  /** 2200 × 880: a wide window shows all of it, a narrower one what lies around the pit. */
  usual: string;
  /** 390 × 440. */
  phone: string;
};

type PitImages = { light: Scheme; dark: Scheme };

const PHONE = '(max-width: 700px)';
const LARGER = '(min-width: 701px)';

/**
 * The hero's picture. The first source that fits wins, so the phone's and dark ones stand first. On a
 * phone the type goes first, so its priority is low; larger windows are told to hurry by `pitPreloads`.
 */
function Pit({ light, dark }: PitImages) {
  const phone = { width: 390, height: 440 };
  const dusk = '(prefers-color-scheme: dark)';
  return (
    <picture className={styles.picture}>
      <source media={`${PHONE} and ${dusk}`} data-scheme="dark" srcSet={dark.phone} {...phone} />
      <source media={PHONE} srcSet={light.phone} {...phone} />
      <source media={dusk} data-scheme="dark" srcSet={dark.usual} />
      <img
        src={light.usual}
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
export const pitPreloads = (images: PitImages) =>
  (['light', 'dark'] as const).map((scheme) => ({
    media: `${LARGER} and (prefers-color-scheme: ${scheme})`,
    href: images[scheme].usual,
  }));
