import type { FormField } from '#contract/signUpAnswer.ts';
import { EMAIL_MAX_LENGTH, EXPERIENCES, NAME_MAX_LENGTH } from '#contract/signUp.ts';
import type { Translate } from '../i18n/translate.ts';
import styles from './Fields.module.css';

type FieldProps = { t: Translate };

export function EmailField({ t }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="email" className={styles.largeLabel}>
        {t('form.email')}
      </label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        dir="ltr"
        required
        className={`${styles.line} ${styles.largeLine}`}
      />
      <FieldError of="email" />
    </div>
  );
}

export function FirstNameField({ t }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="firstName" className={styles.label}>
        {t('form.firstName')} <span className={styles.optional}>{t('form.optional')}</span>
      </label>
      <input
        id="firstName"
        name="firstName"
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML has this name, the rule's list not.
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        className={styles.line}
      />
      <FieldError of="firstName" />
    </div>
  );
}

/** Three answers in one row: one is filled, none is a button. */
export function ExperienceField({ t }: FieldProps) {
  return (
    <fieldset className={styles.field} id="experience" tabIndex={-1}>
      <legend className={styles.label}>
        {t('form.experience')} <span className={styles.optional}>{t('form.optional')}</span>
      </legend>
      <div className={styles.choices}>
        {EXPERIENCES.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="experience" value={value} />
            <span>{t(`form.experiences.${value}`)}</span>
          </label>
        ))}
      </div>
      <FieldError of="experience" />
    </fieldset>
  );
}

export function ConsentField({ text }: { text: string }) {
  return (
    <div className={styles.field}>
      <div className={styles.consent}>
        <input id="consent" name="consent" type="checkbox" value="yes" required />
        <label htmlFor="consent">{text}</label>
      </div>
      <FieldError of="consent" />
    </div>
  );
}

/** Always there, so that the script can fill it. */
function FieldError({ of }: { of: FormField }) {
  return <p className={styles.error} id={`${of}-error`} />;
}
