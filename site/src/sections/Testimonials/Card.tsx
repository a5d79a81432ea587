import type { ReactNode } from 'react';
import type { Owner } from '#contract/owner.ts';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Testimonials.module.css';

export type CardProps = {
  t: SectionProps['t'];
  person: Pick<Owner['testimonials'][number], 'name' | 'initials' | 'rating'>;
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

/** One person: what is saved, how many marks they give, what they say, and who they are. */
export function Card({ t, person, tag, saved, quote, who, lang }: CardProps) {
  const words = lang ? { lang, dir: 'auto' } : {};
  return (
    <li className={`${styles.quote} under-rule`} data-reveal>
      {tag && <p className={`${styles.tag} caption`}>{tag}</p>}
      <figure className="stack">
        {saved && (
          <p className="caption">
            <strong>{t.text('testimonials.saved')}</strong>{' '}
            <b className={`${styles.figure} numeral fit`}>{saved}</b>
          </p>
        )}
        <Rating t={t} rating={person.rating} />
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

const MARKS = [0, 15, 30, 45, 60];
const markAt = (x: number) => `M${x + 3.7} 1h3.6l2.7 2.7v3.6l-2.7 2.7h-3.6l-2.7-2.7v-3.6z`;

function Rating({ t, rating }: { t: CardProps['t']; rating: number }) {
  return (
    <p className={styles.rating}>
      <span className="sr-only">
        {t('testimonials.rated', { rating: `${rating}`, best: `${MARKS.length}` })}
      </span>
      <svg viewBox="0 0 71 11" width="71" stroke="currentColor" aria-hidden="true">
        <path fill="currentColor" d={MARKS.slice(0, rating).map(markAt).join('')} />
        <path fill="none" d={MARKS.slice(rating).map(markAt).join('')} />
      </svg>
    </p>
  );
}
