import { SignUpLink } from '../../components/Button.tsx';
import { Alone } from '../SignUp/Alone.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './GetStarted.module.css';

/** The final call to sign up, in the largest type of the page. */
export function GetStarted({ form, t }: SectionProps) {
  return (
    <section id="get-started" aria-labelledby="get-started-heading" className="inset">
      <h2 id="get-started-heading" className={styles.heading}>
        <span>
          {t.text('getStarted.heading')} <Alone className={styles.figure} />
        </span>
      </h2>
      <div className={`${styles.call} stack ask`}>
        <p className={`${styles.claim} headline`}>{t.text('getStarted.claim')}</p>
        <p>{t.text('getStarted.body')}</p>
        <SignUpLink kind="ring" track="get-started">
          {t.text('getStarted.start')}
        </SignUpLink>
        {form.state !== 'own' && <p className="caption">{t.text(`getStarted.${form.state}`)}</p>}
      </div>
    </section>
  );
}
