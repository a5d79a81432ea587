import type { ReactNode } from 'react';
import type { SignUp as SignUpContent } from '../../content/signUp.ts';
import styles from './SignUp.module.css';

/**
 * Whether sign-up is open, and where the form itself is. `own`: the form is ours, drawn for the plate,
 * and fills it in both themes.
 */
type FormPlace = { kind: 'closed' } | { kind: 'open'; address: string; own: boolean };

type SignUpProps = SignUpContent & {
  form: FormPlace;
  /** The form in its frame, 600 px high; none where sign-up is closed. */
  children?: ReactNode;
};

/** The form on a white plate, the facts beside it, and one figure alone on the floor. */
export function SignUp(props: SignUpProps) {
  const { heading, lead, facts, before, openInNewTab, notOpen, form, children } = props;
  return (
    <section id="tmx-form-section" aria-labelledby="sign-up-heading" className={styles.section}>
      <div className={styles.terms}>
        <h2 id="sign-up-heading" tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <dl className={styles.facts}>
          {facts.map(({ name, value, limit }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.limit}>{limit}</dd>
            </div>
          ))}
        </dl>
        <Alone />
      </div>
      <div className={styles.form}>
        <p className={styles.beforeLabel}>{before.label}</p>
        <ul className={styles.before}>
          {before.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div
          className={`${styles.plate} oct`}
          data-own={(form.kind === 'open' && form.own) || undefined}
        >
          <div className={styles.frame}>
            {form.kind === 'open' ? children : <p className={styles.notOpen}>{notOpen}</p>}
          </div>
        </div>
        {form.kind === 'open' && (
          <p className={styles.elsewhere}>
            <a href={form.address} target="_blank" rel="noopener">
              {openInNewTab}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

/** You, on the floor, with the long shadow of the one sun. */
function Alone() {
  return (
    <svg viewBox="0 0 268 280" className={styles.alone} aria-hidden="true">
      <path className={styles.shadow} d="M44 172 250 262" />
      <path className={styles.person} d="M40 66V166" />
      <circle className={styles.head} cx="40" cy="19" r="19" />
    </svg>
  );
}
