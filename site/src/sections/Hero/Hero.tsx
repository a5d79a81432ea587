import type { ComponentProps } from 'react';
import { hasSection } from '../../data/sections.ts';
import { ButtonLink, SignUpLink } from '../../components/Button.tsx';
import { Person } from '../../components/Person.tsx';
import { unbroken } from '../../components/unbroken.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Hero.module.css';
import { LanguageOffers } from './LanguageOffers.tsx';
import { Pit } from './Pit.tsx';
import { ProofLine } from './ProofLine.tsx';

type HeroProps = SectionProps & {
  /** The owner's own in the place of the pit. */
  picture?:
    Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined;
};

/** The pit in perspective, a hole in the page; the promise and what it takes in the plain's upper left. */
export function Hero({ picture, ...props }: HeroProps) {
  const { owner, form, t } = props;
  const hasPractice = hasSection(owner, 'trading');
  return (
    <section id="top" aria-labelledby="top-heading" className={styles.hero}>
      <p className={`${styles.label} label fit`}>{t.text('hero.label', {}, unbroken)}</p>
      <h1 id="top-heading" className={styles.heading}>
        {t.text('hero.heading')}
      </h1>
      <div className={`${styles.body} stack`}>
        <p className={`${styles.promise} headline`}>
          {t.text('hero.promise.custody')}
          <br />
          {t.text('hero.promise.fee')}
        </p>
        <p className="lead">{t.text('hero.lead')}</p>
        <div className={styles.actions}>
          <SignUpLink kind="primary" track="start-trading">
            {t.text('hero.start')}
          </SignUpLink>
          {hasPractice && (
            <ButtonLink
              kind="ring"
              href="#trading-dashboard"
              data-go="trading-dashboard-heading"
              data-practice="#practice"
              data-track="view-demo"
              aria-describedby="demo-note"
            >
              {t.text('hero.demo')}
            </ButtonLink>
          )}
          <p className="caption">
            {t.text(`hero.caption.${form.state}`)}
            {form.state !== 'closed' && owner.reply && (
              <>
                <br />
                {t.text(form.confirm ? 'hero.replyToConfirm' : 'hero.reply', {
                  reply: t('owner.reply'),
                })}
              </>
            )}
          </p>
          {/* The practice trade needs script. */}
          {hasPractice && (
            <p id="demo-note" className="caption needs-script">
              {t.text('hero.demoNote')}
            </p>
          )}
        </div>
        <ProofLine {...props} />
        <LanguageOffers {...props} />
      </div>
      {picture ? (
        <picture className={`${styles.picture} ${styles.own}`}>
          <img {...picture} alt={t('owner.picture')} />
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
              <Person side={side} className={styles.person} /> {t.text(`hero.legend.${side}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
