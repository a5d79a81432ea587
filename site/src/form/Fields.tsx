import { FIELDS, type FieldName } from '#contract/signUpForm.ts';
import { islandMessages } from '../i18n/islandMessages.ts';
import type { Language } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import styles from './Fields.module.css';

type FieldProps = { field: (typeof FIELDS)[number]; language: Language };

const isNeeded = ({ kind }: (typeof FIELDS)[number]) => kind === 'email';

/** The form's fields: what is needed, a fold with what may be left open, and the consent. */
export function Fields({ language, consent }: { language: Language; consent: string }) {
  const t = translator(language);
  return (
    <>
      {FIELDS.filter(isNeeded).map((field) => (
        <Field key={field.name} field={field} language={language} />
      ))}
      <details className="stack">
        <summary className="touch-target caption plus">{t('form.more')}</summary>
        {FIELDS.filter((field) => !isNeeded(field)).map((field) => (
          <Field key={field.name} field={field} language={language} />
        ))}
      </details>
      <div className={styles.field}>
        <div className={styles.consent}>
          <input
            {...inputOf('consent')}
            aria-describedby="consent-needed consent-error"
            type="checkbox"
            value="yes"
            required
            className={styles.box}
          />
          <div>
            <label htmlFor="consent">{consent}</label>
            <p id="consent-needed" className="fine">
              {t('form.consentNeeded')}
            </p>
          </div>
        </div>
        <FieldError name="consent" language={language} />
      </div>
    </>
  );
}

function Field({ field, language }: FieldProps) {
  const { name, kind } = field;
  const t = translator(language);
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
            {...inputOf(name)}
            {...(isEmail && { type: 'email', dir: 'ltr', required: true })}
            {...{ autoComplete, maxLength }}
            className={styles.line}
          />
          <FieldError name={name} language={language} max={maxLength} />
        </div>
      );
    }
    case 'choice':
      return (
        <fieldset {...inputOf(name)} className={styles.field} tabIndex={-1}>
          <legend className={styles.label}>
            <b>{t(`form.fields.${name}.label`)}</b>
          </legend>
          <div className={styles.choices}>
            {field.options.map((value) => (
              <label key={value} className={styles.choice}>
                <input type="radio" name={name} value={value} className="over-words" />
                <span>{t(`form.fields.${field.name}.options.${value}`)}</span>
              </label>
            ))}
          </div>
          <FieldError name={name} language={language} />
        </fieldset>
      );
  }
}

type InputName = FieldName | 'consent';

const inputOf = (name: InputName) => ({ id: name, name, 'aria-describedby': `${name}-error` });

type FieldErrorProps = { name: InputName; language: Language; max?: number };

/** Empty, and always there, so that the script can fill it with one of the sentences that it holds. */
function FieldError({ name, language, max = 0 }: FieldErrorProps) {
  const sentences = islandMessages(language, `form.errors.${name}`, { most: max });
  // Names of attributes are small letters in HTML, and `getAttribute` asks for them so.
  const byCode = Object.entries(sentences).map(([code, text]) => [
    `data-message-${code.toLowerCase()}`,
    text,
  ]);
  return <p id={`${name}-error`} className={styles.error} {...Object.fromEntries(byCode)} />;
}
