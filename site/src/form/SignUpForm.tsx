import { UTM_KEYS } from '#contract/formFrame.ts';
import { HONEYPOT, SIGN_UP_PATH, type Consent } from '#contract/signUpAnswer.ts';
import type { Translate } from '../i18n/translate.ts';
import { Button } from '../components/Button.tsx';
import { Fields } from './Fields.tsx';
import { formMessages } from './formMessages.ts';
import styles from './SignUpForm.module.css';

type SignUpFormProps = {
  t: Translate;
  language: string;
  consent: Consent;
};

/** The sign-up form. It works as plain HTML; its script sends it without leaving the page. */
export function SignUpForm({ t, language, consent }: SignUpFormProps) {
  const hidden = { lang: language, consentVersion: consent.version };
  const campaign = UTM_KEYS.map((key) => [key, ''] as const);
  return (
    <form
      id="sign-up"
      method="post"
      action={SIGN_UP_PATH}
      acceptCharset="utf-8"
      className={styles.form}
      data-messages={JSON.stringify(formMessages(t))}
    >
      <h1>{t('form.heading')}</h1>
      {/* Empty until there is something to say; a screen reader speaks when it is filled. */}
      <div id="notice" role="alert" tabIndex={-1} className={`${styles.notice} chamfer`} />
      {[...Object.entries(hidden), ...campaign].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Hidden from people, tempting for programs; no browser fills in a field of this name. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={HONEYPOT}>{t('form.honeypot')}</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <Fields t={t} consent={consent.text} />
      <Button kind="primary" type="submit">
        {t('form.send')}
      </Button>
      <p className={`${styles.warning} fine`}>{t('form.warning')}</p>
    </form>
  );
}
