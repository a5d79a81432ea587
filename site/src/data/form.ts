import { hash } from 'node:crypto';
import type { Owner } from '#site/owner/settings.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { getLanguagePath, type Language } from '../i18n/locales.ts';
import { createMetadataTranslator, createTranslator } from '../i18n/translate.ts';
import { marketOrigin, buildSettings } from './build.ts';
import { owner } from './owner.ts';

/** The sign-up form of a build. */
export type Form = {
  /** `own`: our form. `outside`: a third party's form. `closed`: no form. */
  state: 'own' | 'outside' | 'closed';
  /**
   * Origin of our form's server. Empty if it's the page's own. `undefined` if we don't have a form: a third party
   * provides it, or neither `FORM_ORIGIN` nor `PUBLIC_MARKET_API=self` is set, so there is no server.
   */
  origin: string | undefined;
  /**
   * Days until a sign-up is deleted, as promised in the form. `undefined` means only on request. The server reads this
   * from the site manifest and refuses to start with a different value.
   */
  retentionDays: number | undefined;
  /** Confirmation email settings for the server. `null` without confirmation or without our form. */
  confirm: SiteManifest['confirm'];
};

type BuildSettings = Pick<typeof buildSettings, 'FORM_ORIGIN' | 'SIGNUP_RETENTION_DAYS'> & {
  /** The price service's origin. Empty if it's our server. */
  marketOrigin: string;
};

export function describeForm(owner: Owner, build: BuildSettings): Form {
  const { provider } = owner.form;
  const sameOrigin = build.marketOrigin === '' ? '' : undefined;
  const origin = provider === 'embedded' ? (build.FORM_ORIGIN ?? sameOrigin) : undefined;
  const isOutside = provider === 'leadconnector' || provider === 'url';
  return {
    state: isOutside ? 'outside' : origin === undefined ? 'closed' : 'own',
    origin,
    retentionDays: build.SIGNUP_RETENTION_DAYS,
    confirm: origin === undefined ? null : getConfirmSettings(owner),
  };
}

function getConfirmSettings(owner: Owner): Form['confirm'] {
  if (owner.confirm === undefined) return null;
  const { from, keepDays } = owner.confirm;
  const subjects = owner.languages.map(
    (tag) => [tag, createMetadataTranslator(owner, tag)('mail.subject')] as const,
  );
  return { from: `"${owner.name}" <${from}>`, keepDays, subjects: Object.fromEntries(subjects) };
}

/** Returns our form's path in a language, below the site's base path: `/form/`, `/es/form/`. */
export const getFormPath = (language: string): string => `${getLanguagePath(owner, language)}form/`;

/**
 * Returns the form's consent text in a language. Its version is the first 16 hex digits of its SHA-256 hash, so every
 * wording gets its own version.
 */
export function getConsent(owner: Owner, language: Language): Consent {
  const text = createTranslator(owner, language)('form.consent');
  const version = hash('sha256', text).slice(0, 16);
  return { version, language, text };
}

/** The form of this build. */
export const form = describeForm(owner, { ...buildSettings, marketOrigin });
