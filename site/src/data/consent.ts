import { createHash } from 'node:crypto';
import type { Consent } from '#contract/signUpAnswer.ts';
import { languages, type Language } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { ownFormOrigin } from './form.ts';

/**
 * The sentence that a visitor agrees to, as the form shows it in a language. Its version is the first 16 hex
 * digits of its SHA-256, so that other words are another version.
 */
export function consentIn(language: Language): Consent {
  const text = translator(language)('form.consent');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { version, language, text };
}

/** The consents that the forms of this build show; the build hands them to the server. */
export const consents: Consent[] = ownFormOrigin === undefined ? [] : languages.map(consentIn);
