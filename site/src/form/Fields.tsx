import type { ComponentProps } from 'react';
import type { FormField } from '#contract/signUpAnswer.ts';
import { EMAIL_MAX_LENGTH, EXPERIENCES, NAME_MAX_LENGTH } from '#contract/signUp.ts';
import { islandMessages } from '../i18n/islandMessages.ts';
import type { Language } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import styles from './Fields.module.css';

/** The form's questions: two lines to write in, three answers of which one or none is chosen, the consent. */
export function Fields({ language, consent }: { language: Language; consent: string }) {
  const t = translator(language);
  const optional = <span>{t('form.optional')}</span>;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="email" className={`${styles.label} headline`}>
          {t('form.email')}
        </label>
        <Line name="email" type="email" maxLength={EMAIL_MAX_LENGTH} dir="ltr" required />
        <FieldError of="email" language={language} />
      </div>
      <div className={styles.field}>
        <label htmlFor="firstName" className={styles.label}>
          <b>{t('form.firstName')}</b> {optional}
        </label>
        <Line name="firstName" autoComplete="given-name" maxLength={NAME_MAX_LENGTH} />
        <FieldError of="firstName" language={language} />
      </div>
      <fieldset {...inputOf('experience')} className={styles.field} tabIndex={-1}>
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
        <FieldError of="experience" language={language} />
      </fieldset>
      <div className={styles.field}>
        <div className={styles.consent}>
          <input
            {...inputOf('consent')}
            type="checkbox"
            value="yes"
            required
            className={styles.box}
          />
          <label htmlFor="consent">{consent}</label>
        </div>
        <FieldError of="consent" language={language} />
      </div>
    </>
  );
}

const inputOf = (name: FormField) => ({ id: name, name, 'aria-describedby': `${name}-error` });

/** To write in; a browser fills it in by its name where `autoComplete` says no other. */
function Line({ name, ...input }: ComponentProps<'input'> & { name: FormField }) {
  return <input {...inputOf(name)} autoComplete={name} {...input} className={styles.line} />;
}

/** Empty, and always there, so that the script can fill it with one of the sentences that it holds. */
function FieldError({ of, language }: { of: FormField; language: Language }) {
  const most = of === 'email' ? EMAIL_MAX_LENGTH : NAME_MAX_LENGTH;
  const sentences = Object.entries(islandMessages(language, `form.errors.${of}`, { most }));
  const byCode = sentences.map(([code, sentence]) => [`data-say-${code}`, sentence]);
  return <p id={`${of}-error`} className={styles.error} {...Object.fromEntries(byCode)} />;
}
