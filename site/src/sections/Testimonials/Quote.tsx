import type { Testimonial } from '../../content/testimonials.ts';
import styles from './Testimonials.module.css';

type QuoteProps = Testimonial & { tag: string };

/**
 * One card: what the fee came to, the sum behind it, and who does it. The tag stands before the
 * `figure`, whose caption names it: a reader hears that it is an example before any of it.
 */
export function Quote(props: QuoteProps) {
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
          <span className={`${styles.initials} oct`} aria-hidden="true">
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

const MARKS = [1, 2, 3, 4, 5];

function Rating({ of, said }: { of: number; said: string }) {
  return (
    <p className={styles.rating}>
      <span className="sr-only">{said}</span>
      {MARKS.map((mark) => (
        <svg key={mark} viewBox="0 0 11 11" aria-hidden="true" data-filled={mark <= of}>
          <path d="M3.7 1h3.6L10 3.7v3.6L7.3 10H3.7L1 7.3V3.7z" />
        </svg>
      ))}
    </p>
  );
}
