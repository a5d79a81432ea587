import type { Testimonials as TestimonialsContent } from '../../content/testimonials.ts';
import { Quote } from './Quote.tsx';
import styles from './Testimonials.module.css';

/** Three equal cards, the sum loud in each; while the people are invented, each card says so first. */
export function Testimonials({ heading, label, lead, tag, cards, stats }: TestimonialsContent) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className={styles.section}>
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="testimonials-heading" className={styles.heading}>
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
