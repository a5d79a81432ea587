import { hash } from 'node:crypto';
import type { Owner } from '#site/owner/settings.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { getLanguagePath, type Language } from '../i18n/locales.ts';
import { createMetadataTranslator, createTranslator } from '../i18n/translate.ts';
import { marketOrigin, buildSettings } from './build.ts';
import { owner } from './owner.ts';

export type Form = {
  /** `own` is our form, `outside` is a third-party form, and `closed` is no form at all. */
  state: 'own' | 'outside' | 'closed';
  /**
   * Origin of the server for our form, or empty if it also serves the page. Undefined for a third-party form, and if
   * there's no server because neither `FORM_ORIGIN` nor `PUBLIC_MARKET_API=self` is set.
   */
  origin: string | undefined;
  /**
   * The form promises to delete sign-ups after this many days. Undefined means only on request. The server reads this
   * from the site manifest and won't start with a different value.
   */
  retentionDays: number | undefined;
  /** The server's settings for confirmation emails. Null without double opt-in or without our form. */
  confirm: SiteManifest['confirm'];
};

type BuildSettings = Pick<typeof buildSettings, 'FORM_ORIGIN' | 'SIGNUP_RETENTION_DAYS'> & {
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

/** Returns the path of our form, e.g. `/es/form/`, without the base path. */
export const getFormPath = (language: string): string => `${getLanguagePath(owner, language)}form/`;

/**
 * Returns the form's consent text. The version is the first 16 hex digits of its SHA-256 hash, so it changes with the
 * wording.
 */
export function getConsent(owner: Owner, language: Language): Consent {
  const text = createTranslator(owner, language)('form.consent');
  const version = hash('sha256', text).slice(0, 16);
  return { version, language, text };
}

export const form = describeForm(owner, { ...buildSettings, marketOrigin });
