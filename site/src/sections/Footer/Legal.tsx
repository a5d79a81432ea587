import type { ReactNode } from 'react';
import type { Whole } from '../../content/whole.ts';
import styles from './Footer.module.css';

/** The legal texts; each opens, also by an address that names it. */
export function Legal({ label, risk, texts }: Whole['footer']['legal']) {
  return (
    <div>
      <h2 className={`${styles.label} label`}>{label}</h2>
      <Disclosure id="risk" title={risk.title}>
        <ul className={styles.risks}>
          {risk.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </Disclosure>
      {texts.map(({ id, title, paragraphs }) => (
        <Disclosure key={id} id={id} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </div>
  );
}

type DisclosureProps = { id: string; title: string; children: ReactNode };

function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {title}
        <svg viewBox="0 0 14 14" className={styles.sign} aria-hidden="true">
          <path d="M0 7H14" />
          <path d="M7 0V14" className={styles.upright} />
        </svg>
      </summary>
      {/* The id stands inside, so that an address that names it opens the text. */}
      <div id={id} className={styles.text}>
        {children}
      </div>
    </details>
  );
}
