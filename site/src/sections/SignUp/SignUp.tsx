import type { ReactNode } from 'react';
import type { Whole } from '../../content/whole.ts';
import styles from './SignUp.module.css';

type SignUpProps = Whole['signUp'] & {
  /** Where the form itself is; null while sign-up is closed. `own`: it is ours, drawn for the plate. */
  form: { address: string; own: boolean } | null;
  /** The form in its frame, 600 px high; none where sign-up is closed. */
  children?: ReactNode;
};

/** The form on its plate, what happens after it, and one figure alone on the floor. */
export function SignUp({ form, children, ...words }: SignUpProps) {
  return (
    <section
      id="tmx-form-section"
      aria-labelledby="sign-up-heading"
      className={`${styles.section} grid`}
    >
      <div className={styles.head}>
        <p className={`${styles.label} label`}>{words.label}</p>
        <h2 id="sign-up-heading" tabIndex={-1} className={styles.heading}>
          {words.heading}
        </h2>
        <p className={styles.inShort}>{words.inShort}</p>
      </div>
      <div className={styles.form}>
        <p className={styles.risk}>{words.risk}</p>
        <div className={`${styles.plate} chamfer`} data-own={form?.own || undefined}>
          <div className={styles.frame}>
            {form ? children : <p className={styles.notOpen}>{words.notOpen}</p>}
          </div>
        </div>
        <p className={`${styles.regions} caption`}>{words.regions}</p>
        {form && (
          <a
            href={form.address}
            target="_blank"
            rel="noopener"
            className={`${styles.link} ${styles.newTab}`}
          >
            {words.openInNewTab}
          </a>
        )}
        {words.outside && <p className="caption">{words.outside}</p>}
      </div>
      <div className={styles.after}>
        <ol className={styles.stations}>
          {words.stations.map(({ when, title, text }) => (
            <li key={when} className={styles.station}>
              <span className={`${styles.when} chamfer`}>{when}</span>
              <p>
                <strong className={styles.title}>{title}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
        {words.app.href && (
          <a href={words.app.href} className={styles.link}>
            {words.app.label}
          </a>
        )}
        <Alone />
      </div>
    </section>
  );
}

/** You, on the floor, with the long shadow of the one sun. After sign-up an arm goes up. */
function Alone() {
  return (
    <svg viewBox="0 0 268 280" className={styles.alone} aria-hidden="true">
      <path className={styles.shadow} d="M44 172 250 262" />
      <path className={styles.person} d="M40 66V166" />
      <path className={styles.arm} d="M40 76 88 12" />
      <circle className={styles.head} cx="40" cy="19" r="19" />
    </svg>
  );
}
