import type { Owner } from '#site/owner/settings.ts';
import { HONEYPOT, SIGN_UP_PATH, type Consent } from '#contract/signUpForm.ts';
import { getFormPath } from '../data/form.ts';
import type { Language } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { withBase } from '../lib/withBase.ts';
import { Button } from '../components/Button.tsx';
import { Fields } from './Fields.tsx';
import styles from './FormPage.module.css';

type SignUpFormProps = { owner: Owner; t: Translate; language: Language; consent: Consent };

/**
 * The form also works without JavaScript. The script reads its messages from `data-message-…` attributes.
 */
export function SignUpForm({ consent, ...props }: SignUpFormProps) {
  const { t, language } = props;
  return (
    <form
      id="sign-up"
      method="post"
      action={withBase(SIGN_UP_PATH)}
      acceptCharset="utf-8"
      data-thanks-page={withBase(`${getFormPath(language)}thanks/`)}
      className={styles.form}
    >
      <h1>{t('form.heading')}</h1>
      {/* Always present, because screen readers only announce an alert when its content changes. */}
      <div
        id="notice"
        role="alert"
        tabIndex={-1}
        className={`${styles.notice} chamfer`}
        data-message-toomany={t('form.tooMany')}
        data-message-notsaved={t('form.notSaved')}
        data-message-offline={t('form.offline', { send: t('form.send') })}
      />
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="consentVersion" value={consent.version} />
      {/* A honeypot for bots. Browsers don't autofill fields with this name. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={HONEYPOT}>{t('form.honeypot')}</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <Fields {...props} consent={consent.text} />
      <Button kind="primary" type="submit" data-message-sending={t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  );
}
