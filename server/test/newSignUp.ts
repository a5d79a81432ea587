import type { SignUp } from '#contract/signUp.ts';
import type { NewSignUp } from '../src/signUp/signUps.ts';
import { NOON } from './testDependencies.ts';

/** A sign-up to be stored, of `<id>@example.com` unless told otherwise. */
export function newSignUp(id: string, form: Partial<SignUp> = {}, at = NOON): NewSignUp {
  return {
    id,
    at,
    form: {
      email: `${id}@example.com`,
      firstName: 'Ada',
      experience: 'some',
      consent: 'yes',
      utm_source: 'newsletter',
      utm_medium: null,
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
      ...form,
    },
    consentVersion: '0123456789abcdef',
    language: 'en',
    targets: [],
  };
}
