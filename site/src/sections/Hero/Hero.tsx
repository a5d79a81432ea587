import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { Unbroken } from '../../components/Unbroken.tsx';
import { Pit, type PitImages } from './Pit.tsx';
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
