import type { ReactNode } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Testimonials.module.css';

export type CardProps = {
  t: SectionProps['t'];
  person: Pick<Owner['lists']['testimonials']['cards'][number], 'name' | 'initials' | 'rating'>;
  /** Stands before the `figure`, whose caption names it: a reader hears it before any of it. */
  tag?: ReactNode;
  /** The fees saved, `$250 a month`, loud and first where they are known. */
  saved: string | undefined;
  quote: ReactNode;
  /** What the person does, and where. */
  who: ReactNode;
  /** Of quote and person, where it is not that of the page. */
  lang?: string;
};

const BEST_RATING = 5;

/** One person: how they rate, what is saved, what they say, and who they are. */
export function Card({ t, person, tag, saved, quote, who, lang }: CardProps) {
  const words = lang ? { lang, dir: 'auto' } : {};
  return (
    <li className={`${styles.quote} chamfer`} data-reveal>
      <div className="cluster ends">
        {tag && <p className="caption">{tag}</p>}
        <p className="caption">
          {t('testimonials.rated', { rating: `${person.rating}`, best: `${BEST_RATING}` })}
        </p>
      </div>
      <figure className="stack">
        {saved && (
          <p className={`${styles.saved} caption`}>
            <strong>{t.text('testimonials.saved')}</strong> <b className="numeral fit">{saved}</b>
          </p>
        )}
        <blockquote {...words}>{quote}</blockquote>
        <figcaption className="cluster caption">
          <span className={`${styles.initials} chamfer`} aria-hidden="true">
            {person.initials}
          </span>
          <span>
            <b>
              <bdi>{person.name}</bdi>
            </b>{' '}
            <br />
            <span {...words}>{who}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
