import type { Whole } from '../../content/whole.ts';
import styles from './RiskStrip.module.css';

/** The first visible line of the page; it cannot be dismissed. */
export function RiskStrip({ label, text, link }: Whole['navigation']['risk']) {
  return (
    <aside aria-label={label} className={styles.strip}>
      <p className={styles.line}>
        <span>{text} </span>
        <a href={link.href} className={styles.link}>
          {link.label}
        </a>
      </p>
    </aside>
  );
}
