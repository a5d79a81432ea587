import type { ReactNode } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Testimonials.module.css';

export type CardProps = {
  t: SectionProps['t'];
  person: Pick<Owner['lists']['testimonials']['cards'][number], 'name' | 'initials' | 'rating'>;
  /** Comes before the `figure`, so screen readers announce it first. */
  tag?: ReactNode;
  /** For example, `$250 a month`. */
  saved: string | undefined;
  quote: ReactNode;
  /** The person's occupation and location. */
  who: ReactNode;
  /** Language of `quote` and `who`, unless it's the page's. */
  lang?: string;
};

const BEST_RATING = 5;

export function Card({ t, person, tag, saved, quote, who, lang }: CardProps) {
  const langAttributes = lang ? { lang, dir: 'auto' } : {};
  return (
    <li className={`${styles.card} chamfer`} data-reveal>
      <div className="cluster space-between">
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
        <blockquote {...langAttributes}>{quote}</blockquote>
        <figcaption className="cluster caption">
          <span className={`${styles.initials} chamfer`} aria-hidden="true">
            {person.initials}
          </span>
          <span>
            <b>
              <bdi>{person.name}</bdi>
            </b>{' '}
            <br />
            <span {...langAttributes}>{who}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
