import { UTM_KEYS } from '#contract/formFrame.ts';
import { FIELD_ERRORS, type FieldErrors, type SignUpAnswer } from '#contract/signUpAnswer.ts';
import { SignUp } from '#contract/signUp.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import type { SentForm } from './readForm.ts';
import type { NewSignUp } from './signUps.ts';

export type FormSite = Pick<SiteManifest, 'languages' | 'consents' | 'previousConsents'>;
type CheckedForm =
  | { kind: 'valid'; signUp: Pick<NewSignUp, 'form' | 'consentVersion' | 'language'> }
  | { kind: 'invalid'; answer: SignUpAnswer };

const FIELDS = Object.keys(FIELD_ERRORS) as (keyof typeof FIELD_ERRORS)[];

/** Says what is wrong with each field, or what is to be stored. */
export function checkForm(form: SentForm, site: FormSite): CheckedForm {
  const { tag: language } = languageOf(form, site);
  const current = site.consents.find((consent) => consent.language === language);
  // Absent where a program signs somebody up that never showed our form.
  const consentVersion = form.get('consentVersion') || current?.version || '';
  const isKnown = [...site.consents, ...site.previousConsents].some(
    ({ version }) => version === consentVersion,
  );
  const entries = [...FIELDS, ...UTM_KEYS].map((name) => [name, form.get(name)]);
  const read = SignUp.safeParse(Object.fromEntries(entries));
  if (read.success && isKnown) {
    return { kind: 'valid', signUp: { form: read.data, consentVersion, language } };
  }
  const errors = Object.fromEntries(
    // Of several issues of one field the first stays.
    (read.error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  ) as FieldErrors;
  if (isKnown) return { kind: 'invalid', answer: { errors } };
  return {
    kind: 'invalid',
    answer: { errors: { ...errors, consent: 'changed' }, ...(current && { consent: current }) },
  };
}

/** The language of the form that was sent, or the site's first one. */
export function languageOf(form: SentForm | undefined, { languages }: Pick<FormSite, 'languages'>) {
  const language = languages.find(({ tag }) => tag === form?.get('lang')) ?? languages[0];
  if (language === undefined) throw new Error('The built site has no language.');
  return language;
}
