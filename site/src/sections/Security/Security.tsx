import type { Security as SecurityContent } from '../../content/security.ts';
import { Numeral } from '../../ui/Numeral.tsx';
import styles from './Security.module.css';

/** One statement at full width; below it four columns, each a card and the figure that sums it up. */
export function Security({ heading, label, lead, cards, closing }: SecurityContent) {
  return (
    <section id="security" aria-labelledby="security-heading" className={styles.section}>
      <div data-reveal>
        <h2 id="security-heading" className={styles.statement}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ul className={styles.cards} data-reveal-group>
        {cards.map(({ title, body, stat }) => (
          <li key={title} className={styles.card} data-reveal>
            <h3>{title}</h3>
            <p className={styles.body}>{body}</p>
            <p className={styles.stat}>
              <span className={styles.figure}>
                <Numeral>{stat.figure}</Numeral>
              </span>{' '}
              <span className={styles.caption}>{stat.caption}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={`${styles.closing} note`}>{closing}</p>
    </section>
  );
}
