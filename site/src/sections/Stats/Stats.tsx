import type { Whole } from '../../content/whole.ts';
import { Numeral } from '../../ui/Numeral.tsx';
import styles from './Stats.module.css';

/** An inscription that walks down to the first step. */
export function Stats({ heading, items }: Whole['stats']) {
  return (
    <section id="stats" aria-labelledby="stats-heading" className={styles.section}>
      <h2 id="stats-heading" className="sr-only">
        {heading}
      </h2>
      <ul className={styles.items}>
        {items.map(({ about, figure, caption }) => (
          <li key={caption} className={styles.item}>
            <p className={styles.figure}>
              {about && <span className={styles.about}>{about} </span>}
              <Numeral>{figure}</Numeral>
            </p>
            <p className={`${styles.caption} caption`}>{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
