import type { Owner } from '#site/owner/settings.ts';
import { FIELDS, type FieldName } from '#contract/signUpForm.ts';
import { getIslandMessages } from '../i18n/islandMessages.ts';
import type { Language } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import styles from './Fields.module.css';

type PageProps = { owner: Owner; t: Translate; language: Language };
type FieldProps = PageProps & { field: (typeof FIELDS)[number] };

const isRequired = ({ kind }: (typeof FIELDS)[number]) => kind === 'email';

/** The optional fields are in a disclosure. */
export function Fields({ consent, ...props }: PageProps & { consent: string }) {
  const { t } = props;
  return (
    <>
      {FIELDS.filter(isRequired).map((field) => (
        <Field key={field.name} field={field} {...props} />
      ))}
      <details className="stack">
        <summary className="touch-target caption plus">{t('form.more')}</summary>
        {FIELDS.filter((field) => !isRequired(field)).map((field) => (
          <Field key={field.name} field={field} {...props} />
        ))}
      </details>
      <div className={styles.field}>
        <div className={styles.consent}>
          <input
            {...getInputProps('consent')}
            aria-describedby="consent-needed consent-error"
            type="checkbox"
            value="yes"
            required
            className={styles.checkbox}
          />
          <div>
            <label htmlFor="consent">{consent}</label>
            <p id="consent-needed" className="fine">
              {t('form.consentNeeded')}
            </p>
          </div>
        </div>
        <FieldError name="consent" {...props} />
      </div>
    </>
  );
}

function Field({ field, ...props }: FieldProps) {
  const { name, kind } = field;
  const { t } = props;
  switch (kind) {
    case 'email':
    case 'text': {
      const { autoComplete, maxLength } = field;
      const isEmail = kind === 'email';
      return (
        <div className={styles.field}>
          <label htmlFor={name} className={`${styles.label} ${isEmail ? 'headline' : ''}`}>
            <b>{t(`form.fields.${name}.label`)}</b>
          </label>
          <input
            {...getInputProps(name)}
            {...(isEmail && { type: 'email', dir: 'ltr', required: true })}
            {...{ autoComplete, maxLength }}
            className={styles.input}
          />
          <FieldError name={name} maxLength={maxLength} {...props} />
        </div>
      );
    }
    case 'choice':
      return (
        <fieldset {...getInputProps(name)} className={styles.field} tabIndex={-1}>
          <legend className={styles.label}>
            <b>{t(`form.fields.${name}.label`)}</b>
          </legend>
          <div className={styles.choices}>
            {field.options.map((value) => (
              <label key={value} className={styles.choice}>
                <input type="radio" name={name} value={value} className="overlay-input" />
                <span>{t(`form.fields.${field.name}.options.${value}`)}</span>
              </label>
            ))}
          </div>
          <FieldError name={name} {...props} />
        </fieldset>
      );
  }
}

type InputName = FieldName | 'consent';

const getInputProps = (name: InputName) => ({
  id: name,
  name,
  'aria-describedby': `${name}-error`,
});

type FieldErrorProps = PageProps & { name: InputName; maxLength?: number };

/** Initially empty. The script fills in an error from one of the `data-message-…` attributes. */
function FieldError({ owner, language, name, maxLength = 0 }: FieldErrorProps) {
  const messages = getIslandMessages(owner, language, `form.errors.${name}`, { most: maxLength });
  // HTML attribute names are lowercase.
  const attributes = Object.entries(messages).map(([code, message]) => [
    `data-message-${code.toLowerCase()}`,
    message,
  ]);
  return <p id={`${name}-error`} className={styles.error} {...Object.fromEntries(attributes)} />;
}
