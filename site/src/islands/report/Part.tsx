import type { ReactNode } from 'react';
import styles from './Report.module.css';

/** As `layouts/Level.astro` draws it. */
export function Level({ depth, children }: { depth: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div className="level" data-level={depth}>
      <i className="level-edge chamfer" aria-hidden="true">
        <b />
      </i>
      {children}
    </div>
  );
}

type PartProps = { id: string; heading: string; note?: string; children: ReactNode };

/** A section of the report, laid out at once: the script that does so on the page is not here. */
export function Part({ id, heading, note, children }: PartProps) {
  return (
    <section className={`${styles.part} inset stack`} aria-labelledby={id} data-laid-out>
      <h2 id={id}>{heading}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
