import type { FIELD_ERRORS, FormField } from '#contract/signUpAnswer.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#contract/signUp.ts';
import type { Translate } from '../i18n/translate.ts';

/** What is said of each field that is wrong, by its error code. */
export type FieldMessages = {
  [Field in FormField]: Record<(typeof FIELD_ERRORS)[Field][number], string>;
};

/** What the form's script may have to say; it travels in the page. */
export type FormMessages = {
  sending: string;
  tooMany: string;
  notSaved: string;
  offline: string;
  errors: FieldMessages;
};

/** The messages of the form's script in the language of the page. */
export function formMessages(t: Translate): FormMessages {
  return {
    sending: t('form.sending'),
    tooMany: t('form.tooMany'),
    notSaved: t('form.notSaved'),
    offline: t('form.offline', { send: t('form.send') }),
    errors: {
      email: {
        missing: t('form.errors.email.missing'),
        tooLong: t('form.errors.email.tooLong', { most: EMAIL_MAX_LENGTH }),
        invisible: t('form.errors.email.invisible'),
        invalid: t('form.errors.email.invalid'),
      },
      firstName: { tooLong: t('form.errors.firstName.tooLong', { most: NAME_MAX_LENGTH }) },
      experience: { invalid: t('form.errors.experience.invalid') },
      consent: {
        missing: t('form.errors.consent.missing'),
        changed: t('form.errors.consent.changed'),
      },
    },
  };
}
