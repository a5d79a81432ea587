import type { ComponentProps } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import { hasPractice } from '../../data/sections.ts';
import { ButtonLink, SignUpLink } from '../../components/Button.tsx';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { withBase } from '../../lib/withBase.ts';
import styles from './Hero.module.css';
import { LanguageOffers } from './LanguageOffers.tsx';
import { Pit } from './Pit.tsx';
import { ProofLine } from './ProofLine.tsx';

type HeroProps = SectionProps & {
  /** The owner's picture replaces the pit drawing. */
  picture?:
    Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined;
};

export function Hero({ picture, ...props }: HeroProps) {
  const { owner, form, t } = props;
  // Without a picture, the background is the accent color.
  const hasPicture = picture !== undefined || hasPit(owner);
  return (
    <section
      id="top"
      aria-labelledby="top-heading"
      className={`${styles.hero} block`}
      data-tone={hasPicture ? undefined : 'accent'}
    >
      <h1 id="top-heading" className={styles.heading}>
        {t.text('hero.heading')}
      </h1>
      <LanguageOffers {...props} />
      {picture && (
        <picture className={`${styles.picture} ${styles.photo}`}>
          <img
            {...picture}
            alt={t(owner.lists.hero.picture ? 'hero.pictureAlt' : 'owner.picture')}
          />
        </picture>
      )}
      {!picture && hasPit(owner) && (
        <div className={`${styles.picture} screen-only`}>
          <Pit />
          {(owner.hero?.key ?? true) && (
            <ul className={styles.nameTags}>
              {(['bid', 'ask', 'you'] as const).map((side) => (
                <li key={side} data-side={side}>
                  {t.text(`hero.legend.${side}`)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={`${styles.text} stack`}>
        <p className={`${styles.promise} headline`}>
          {t.text('hero.promise.custody')}
          {t('hero.promise.fee') && (
            <>
              <br />
              {t.text('hero.promise.fee')}
            </>
          )}
        </p>
        <p className={`${styles.lead} lead`}>{t.text('hero.lead', {}, preventHyphenBreaks)}</p>
        <div className={styles.actions}>
          {owner.lists.hero.actions.map((action) => (
            <Action key={action.id} {...props} {...action} />
          ))}
        </div>
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
        <ProofLine {...props} />
      </div>
    </section>
  );
}

type ActionProps = SectionProps & Owner['lists']['hero']['actions'][number];

/** Links to the form, the practice trade (if the page has one), or one of the owner's URLs. */
function Action({ owner, t, id, link }: ActionProps) {
  if (id === 'start')
    return (
      <SignUpLink kind="primary" track="start-trading">
        {t.text('hero.start')}
      </SignUpLink>
    );
  if (id !== 'demo')
    return (
      <ButtonLink kind="ring" href={link && withBase(link)} data-track={`hero-${id.toLowerCase()}`}>
        {t.text(`hero.actions.${id}.label`)}
      </ButtonLink>
    );
  return (
    hasPractice(owner) && (
      <ButtonLink
        kind="ring"
        href="#trading-dashboard"
        data-go="trading-dashboard-heading"
        data-practice="#practice"
        data-track="view-demo"
      >
        {t.text('hero.demo')}
      </ButtonLink>
    )
  );
}
