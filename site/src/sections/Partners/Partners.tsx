import type { Partners as PartnersContent } from '../../content/partners.ts';
import { SoonButton } from '../../ui/SoonButton.tsx';
import styles from './Partners.module.css';

/** The path of an order: one line, three stations, a kind of partner at each. */
export function Partners({ heading, label, lead, categories, inquiries }: PartnersContent) {
  return (
    <section id="partners" aria-labelledby="partners-heading" className={styles.section}>
      <div data-reveal>
        <h2 id="partners-heading">
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ol className={styles.line} data-reveal-group>
        {categories.map(({ title, body }) => (
          <li key={title} className={styles.category} data-reveal>
            <div className={styles.station}>
              <svg viewBox="0 0 96 96" className={styles.octagon} aria-hidden="true">
                <path d="M29.8 4h36.4L92 29.8v36.4L66.2 92H29.8L4 66.2V29.8z" />
                <path
                  className={styles.core}
                  d="M38.1 24h19.8L72 38.1v19.8L57.9 72H38.1L24 57.9V38.1z"
                />
              </svg>
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
      <SoonButton {...inquiries} id="soon-partners" look={{ kind: 'ring' }} />
    </section>
  );
}
