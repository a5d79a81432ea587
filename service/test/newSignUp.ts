import type { SignUp } from '../src/signUp/oldSignUp.ts';
import type { NewSignUp } from '../src/signUp/signUps.ts';

const FORM: SignUp = {
  email: 'Ada@Example.com',
  firstName: 'Ada',
  experience: 'some',
  consent: 'yes',
  utm_source: 'newsletter',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
};

/** A sign-up to be stored; `id` also names the form it was sent with. */
export function newSignUp(id: string, form: Partial<SignUp> = {}, at = 1_000): NewSignUp {
  const email = `${id}@example.com`;
  return {
    id,
    at,
    form: { ...FORM, email, ...form },
    submissionKey: `form-${id}`,
    consentVersion: 'v1',
    language: 'en',
    notify: false,
  };
}
