import type { Whole } from '../../content/whole.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import styles from './Partners.module.css';

/** The path of an order: one line, three stations, a kind of partner at each. */
export function Partners({ heading, label, lead, categories, inquiries }: Whole['partners']) {
  return (
    <section id="partners" aria-labelledby="partners-heading" className={`${styles.section} inset`}>
      <div data-reveal>
        <h2 id="partners-heading" className={styles.heading}>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ol className={styles.line} data-reveal-group>
        {categories.map(({ title, body }) => (
          <li key={title} className={styles.category} data-reveal>
            <svg viewBox="0 0 56 56" className={styles.octagon} aria-hidden="true">
              <path d="M17.5 3h21L53 17.5v21L38.5 53h-21L3 38.5v-21z" />
              <path
                className={styles.core}
                d="M22.6 15h10.8l7.6 7.6v10.8L33.4 41H22.6L15 33.4V22.6z"
              />
            </svg>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
      <div className={styles.action}>
        <SoonButton {...inquiries} id="soon-partners" look={{ kind: 'ring' }} />
      </div>
    </section>
  );
}
