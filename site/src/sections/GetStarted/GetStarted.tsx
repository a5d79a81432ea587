import { formState } from '../../data/form.ts';
import type { Translate } from '../../i18n/translate.ts';
import { SignUpLink } from '../../components/Button.tsx';
import styles from './GetStarted.module.css';

/** The final call to sign up, in the largest type of the page. */
export function GetStarted({ t }: { t: Translate }) {
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-heading"
      className={`${styles.section} inset sidebar`}
    >
      <h2 id="get-started-heading" className={`${styles.heading} fit`}>
        {t('getStarted.heading')}
      </h2>
      <div className="stack ask" data-reveal>
        <p className="headline">{t('getStarted.claim')}</p>
        <p>{t('getStarted.body')}</p>
        <SignUpLink kind="ink">{t('getStarted.start')}</SignUpLink>
        {formState !== 'own' && <p className="caption">{t(`getStarted.${formState}`)}</p>}
      </div>
    </section>
  );
}
