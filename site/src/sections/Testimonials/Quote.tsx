import type { Testimonial } from '../../content/testimonials.ts';
import { Tag } from '../../ui/Tag.tsx';
import styles from './Quote.module.css';

type QuoteProps = Testimonial & {
  /** What an invented card says of itself, before anything else. */
  tag: string;
};

/** One card: who says what, and what the fee came to. */
export function Quote(props: QuoteProps) {
  const { illustrative, tag, text, initials, name, role, location, profit, rating, smallPrint } =
    props;
  return (
    <li className={styles.quote} data-reveal>
      <figure className={styles.card}>
        {illustrative && <Tag>{tag}</Tag>}
        <blockquote className={styles.words}>{text}</blockquote>
        <figcaption className={styles.who}>
          <span className={`${styles.initials} oct`} aria-hidden="true">
            {initials}
          </span>
          <span className={styles.person}>
            <b className={styles.name}>{name}</b> {role}, {location}
          </span>
          <span className={styles.result}>
            <span className={styles.profit}>{profit.label} </span>
            <b className={styles.amount}>{profit.amount}</b>
            <Rating of={rating} />
          </span>
        </figcaption>
        <p className={`${styles.smallPrint} note`}>{smallPrint}</p>
      </figure>
    </li>
  );
}

const MARKS = [1, 2, 3, 4, 5];

function Rating({ of }: { of: number }) {
  return (
    <span className={styles.rating}>
      <span className="sr-only">Rated {of} out of 5</span>
      {MARKS.map((mark) => (
        <svg key={mark} viewBox="0 0 11 11" aria-hidden="true" data-filled={mark <= of}>
          <path d="M3.7 1h3.6L10 3.7v3.6L7.3 10H3.7L1 7.3V3.7z" />
        </svg>
      ))}
    </span>
  );
}
