import { SignUpLink } from '../../components/Button.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import styles from './GetStarted.module.css';

export function GetStarted({ owner, form, t }: SectionProps) {
  // In these layouts, the form is right next to or below the call.
  const isAboveForm = owner.look.layout !== 'split' && owner.sections.at(-1)?.id === 'get-started';
  return (
    <section id="get-started" aria-labelledby="get-started-heading" className="inset">
      <h2 id="get-started-heading" className={styles.heading}>
        <span>
          {t.text('getStarted.heading')} {hasPit(owner) && <Visitor />}
        </span>
      </h2>
      <div className={`${styles.call} stack call-to-action`}>
        <p className={`${styles.claim} headline`}>{t.text('getStarted.claim')}</p>
        <p>{t.text('getStarted.body')}</p>
        {!isAboveForm && (
          <SignUpLink kind="primary" track="get-started">
            {t.text('getStarted.start')}
          </SignUpLink>
        )}
        {form.state !== 'own' && <p className="caption">{t.text(`getStarted.${form.state}`)}</p>}
      </div>
    </section>
  );
}

/** Raises an arm after sign-up. */
const Visitor = () => (
  <svg viewBox="0 0 180 302" className={styles.visitor} aria-hidden="true">
    <g stroke="currentColor" strokeWidth="38" strokeLinecap="round">
      <path stroke="var(--color-accent-shade)" d="M24 224 158 281" />
      <path d="M20 19h.01M20 65V218" />
      <path className={styles.arm} strokeWidth="20" d="M20 76 68 12" />
    </g>
  </svg>
);
