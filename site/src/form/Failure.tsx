import type { Translate } from '../i18n/translate.ts';
import styles from './Answer.module.css';

type FailureProps = {
  t: Translate;
  /** Why the form was not taken. */
  reason: string;
  /** The empty form. */
  href: string;
};

/** Stands where a form that was sent without script was not taken: what happened, and the way back. */
export function Failure({ t, reason, href }: FailureProps) {
  return (
    <div className={`${styles.answer} stack`}>
      <h1>{t('form.failure.heading')}</h1>
      <p>{reason}</p>
      <p>{t('form.failure.goBack')}</p>
      <a href={href} className="touch">
        {t('form.failure.fresh')}
      </a>
    </div>
  );
}
