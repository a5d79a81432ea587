import type { Testimonials as TestimonialsContent } from '../../content/testimonials.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Quote } from './Quote.tsx';
import styles from './Testimonials.module.css';

/** One voice set large and two beside it; while they are examples, each card and the section say so. */
export function Testimonials(props: TestimonialsContent) {
  const { heading, label, lead, tags, cards, stats } = props;
  const illustrative = cards.some((card) => card.illustrative);
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className={styles.section}>
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="testimonials-heading" className={styles.heading}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <div className={styles.intro}>
          {illustrative && <Tag>{tags.section}</Tag>}
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      <ul className={styles.quotes} data-reveal-group>
        {cards.map((card) => (
          <Quote key={card.name} {...card} tag={tags.card} />
        ))}
      </ul>
      <ul className={styles.stats} data-reveal>
        {stats.map(({ figure, caption }) => (
          <li key={caption} className={styles.stat}>
            <span className={styles.figure}>{figure}</span>{' '}
            <span className={styles.caption}>{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
