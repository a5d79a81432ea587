import { SignUpLink } from '../../components/Button.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './GetStarted.module.css';

/** The final call to sign up, in the largest type of the page. */
export function GetStarted({ form, t }: SectionProps) {
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-heading"
      className={`${styles.section} inset sidebar`}
    >
      <h2 id="get-started-heading" className={`${styles.heading} fit`}>
        {t.text('getStarted.heading')}
      </h2>
      <div className="stack ask" data-reveal>
        <p className="headline">{t.text('getStarted.claim')}</p>
        <p>{t.text('getStarted.body')}</p>
        <SignUpLink kind="ink" track="get-started">
          {t.text('getStarted.start')}
        </SignUpLink>
        {form.state !== 'own' && <p className="caption">{t.text(`getStarted.${form.state}`)}</p>}
      </div>
    </section>
  );
}
