import type { FieldErrors, SignUpAnswer } from '#contract/signUpAnswer.ts';
import { SignUp } from '#contract/signUp.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';

export type FormSite = Pick<SiteManifest, 'languages' | 'consents' | 'previousConsents'>;
type ValidForm = { form: SignUp; consentVersion: string; language: string };

/** Says what is to be stored, or what is wrong with each field. */
export function checkForm(sent: URLSearchParams, site: FormSite): ValidForm | SignUpAnswer {
  const { tag: language } = languageOf(sent, site);
  const current = site.consents.find((consent) => consent.language === language);
  // Absent where a program signs somebody up that never showed our form.
  const consentVersion = sent.get('consentVersion') || current?.version || '';
  const isKnown = [...site.consents, ...site.previousConsents].some(
    ({ version }) => version === consentVersion,
  );
  const { data: form, error } = SignUp.safeParse(Object.fromEntries(sent));
  if (form !== undefined && isKnown) return { form, consentVersion, language };
  const errors: FieldErrors = Object.fromEntries(
    // Of several issues of one field the first stays.
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
  if (isKnown) return { errors };
  return { errors: { ...errors, consent: 'changed' }, ...(current && { consent: current }) };
}

/** The language of the form that was sent, or the site's first one. */
export function languageOf(sent: URLSearchParams | undefined, site: Pick<FormSite, 'languages'>) {
  const language = site.languages.find(({ tag }) => tag === sent?.get('lang')) ?? site.languages[0];
  if (language === undefined) throw new Error('The built site has no language.');
  return language;
}
