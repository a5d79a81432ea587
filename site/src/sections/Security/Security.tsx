import type { Whole } from '../../content/whole.ts';
import { Numeral } from '../../ui/Numeral.tsx';
import styles from './Security.module.css';

/** One statement at full width, four columns of a figure and its card, and what can be checked. */
export function Security({ heading, label, lead, cards, proof }: Whole['security']) {
  return (
    <section id="security" aria-labelledby="security-heading" className={`${styles.section} inset`}>
      <div data-reveal>
        <h2 id="security-heading" className={styles.statement}>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ul className={styles.cards} data-reveal-group>
        {cards.map(({ title, body, figure, caption }) => (
          <li key={title} className={styles.card} data-reveal>
            <p className={styles.stat}>
              <span className={styles.figure}>
                <Numeral>{figure}</Numeral>
              </span>{' '}
              <span className={styles.caption}>{caption}</span>
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.proof}>
        {proof.map(({ label: name, value, detail, link }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className={styles.value}>{value}</dd>
            {detail && <dd className="caption">{detail}</dd>}
            {link?.href && (
              <dd className="caption">
                <a href={link.href}>{link.label}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
