import type { Whole } from '../../content/whole.ts';
import styles from './Testimonials.module.css';

/** Three equal cards, the sum loud in each; while the people are invented, each card says so first. */
export function Testimonials({ heading, label, lead, tag, cards, stats }: Whole['testimonials']) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className={`${styles.section} inset`}
    >
      <div className={`${styles.head} head`} data-reveal>
        <h2 id="testimonials-heading">
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ul className={styles.quotes} data-reveal-group>
        {cards.map((card) => (
          <Quote key={card.name} {...card} tag={tag} />
        ))}
      </ul>
      <ul className={styles.stats} data-reveal>
        {stats.map(({ figure, caption }) => (
          <li key={caption}>
            <span className={styles.figure}>
              <bdi>{figure}</bdi>
            </span>{' '}
            <span className="caption">{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuoteProps = Whole['testimonials']['cards'][number] & { tag: string };

/**
 * One card: what the fee came to, the sum behind it, and who does it. The tag stands before the
 * `figure`, whose caption names it: a reader hears that it is an example before any of it.
 */
function Quote(props: QuoteProps) {
  const { illustrative, tag, text, initials, name, who, profit, rating, rated } = props;
  return (
    <li className={styles.quote} data-reveal>
      {illustrative && <p className="caption">{tag}</p>}
      <figure>
        <p className={`${styles.saved} caption`}>
          {profit.label} <b className={styles.amount}>{profit.amount}</b>
        </p>
        <Rating of={rating} said={rated} />
        <blockquote className={styles.words}>{text}</blockquote>
        <figcaption className={`${styles.who} caption`}>
          <span className={`${styles.initials} chamfer`} aria-hidden="true">
            {initials}
          </span>
          <span>
            <b className={styles.name}>
              <bdi>{name}</bdi>
            </b>{' '}
            {who}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

const MARKS = [0, 15, 30, 45, 60];
const markAt = (x: number) => `M${x + 3.7} 1h3.6l2.7 2.7v3.6l-2.7 2.7h-3.6l-2.7-2.7v-3.6z`;

function Rating({ of, said }: { of: number; said: string }) {
  return (
    <p className={styles.rating}>
      <span className="sr-only">{said}</span>
      <svg viewBox="0 0 71 11" aria-hidden="true">
        <path className={styles.mark} d={MARKS.slice(0, of).map(markAt).join('')} />
        <path d={MARKS.slice(of).map(markAt).join('')} />
      </svg>
    </p>
  );
}
