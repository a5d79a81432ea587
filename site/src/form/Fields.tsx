import type { ComponentProps } from 'react';
import type { FormField } from '#contract/signUpAnswer.ts';
import { EMAIL_MAX_LENGTH, EXPERIENCES, NAME_MAX_LENGTH } from '#contract/signUp.ts';
import type { Translate } from '../i18n/translate.ts';
import styles from './Fields.module.css';

/** The form's questions: two lines to write in, three answers of which one or none is chosen, the consent. */
export function Fields({ t, consent }: { t: Translate; consent: string }) {
  const optional = <span>{t('form.optional')}</span>;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="email" className={`${styles.label} headline`}>
          {t('form.email')}
        </label>
        <Line name="email" type="email" maxLength={EMAIL_MAX_LENGTH} dir="ltr" required />
        <FieldError of="email" />
      </div>
      <div className={styles.field}>
        <label htmlFor="firstName" className={styles.label}>
          <b>{t('form.firstName')}</b> {optional}
        </label>
        <Line name="firstName" autoComplete="given-name" maxLength={NAME_MAX_LENGTH} />
        <FieldError of="firstName" />
      </div>
      <fieldset className={styles.field} id="experience" tabIndex={-1}>
        <legend className={styles.label}>
          <b>{t('form.experience')}</b> {optional}
        </legend>
        <div className={styles.choices}>
          {EXPERIENCES.map((value) => (
            <label key={value} className={styles.choice}>
              <input type="radio" name="experience" value={value} className="over-words" />
              <span>{t(`form.experiences.${value}`)}</span>
            </label>
          ))}
        </div>
        <FieldError of="experience" />
      </fieldset>
      <div className={styles.field}>
        <div className={styles.consent}>
          <input
            id="consent"
            name="consent"
            type="checkbox"
            value="yes"
            required
            className={styles.box}
          />
          <label htmlFor="consent">{consent}</label>
        </div>
        <FieldError of="consent" />
      </div>
    </>
  );
}

/** To write in; a browser fills it in by its name where `autoComplete` says no other. */
function Line({ name, ...input }: ComponentProps<'input'> & { name: FormField }) {
  return <input id={name} name={name} autoComplete={name} {...input} className={styles.line} />;
}

/** Always there, so that the script can fill it. */
function FieldError({ of }: { of: FormField }) {
  return <p className={styles.error} id={`${of}-error`} />;
}
