import { hash } from 'node:crypto';
import type { Owner } from '#site/owner/settings.ts';
import type { Consent } from '#contract/signUpForm.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { getLanguagePath, type Language } from '../i18n/locales.ts';
import { createMetadataTranslator, createTranslator } from '../i18n/translate.ts';
import { marketOrigin, buildSettings } from './build.ts';
import { owner } from './owner.ts';

/** How visitors sign up in a build. */
export type Form = {
  /** Whose form it shows: our `own`, or one `outside`, of which nothing is known; `closed` while there is none. */
  state: 'own' | 'outside' | 'closed';
  /**
   * The host name under which the server answers our own form: an origin, or empty for the page's own.
   * `undefined` where this build has no form of ours: another service shows it, or no server is expected,
   * because neither `FORM_ORIGIN` nor `PUBLIC_MARKET_API=self` says that there is one.
   */
  origin: string | undefined;
  /**
   * For how many days a sign-up is kept, as the form promises its visitors; `undefined`: until they ask for
   * its removal. The build tells the server, which starts with no other figure.
   */
  retentionDays: number | undefined;
  /** How sign-ups are confirmed by mail; null where they are not, or are none of ours. The build tells the server. */
  confirm: SiteManifest['confirm'];
};

type BuildSettings = Pick<typeof buildSettings, 'FORM_ORIGIN' | 'SIGNUP_RETENTION_DAYS'> & {
  /** Where the page asks for prices; empty where our server answers. */
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
    confirm: origin === undefined ? null : confirmOf(owner),
  };
}

function confirmOf(owner: Owner): Form['confirm'] {
  if (owner.confirm === undefined) return null;
  const { from, keepDays } = owner.confirm;
  const subjects = owner.languages.map(
    (tag) => [tag, createMetadataTranslator(owner, tag)('mail.subject')] as const,
  );
  return { from: `${owner.name} <${from}>`, keepDays, subjects: Object.fromEntries(subjects) };
}

/** Where our own form is in a language, below the site's path on whatever host: `/form/`, `/es/form/`. */
export const getFormPath = (language: string): string => `${getLanguagePath(owner, language)}form/`;

/**
 * The sentence that a visitor agrees to, as the form shows it in a language. Its version is the first 16 hex
 * digits of its SHA-256, so that other words are another version.
 */
export function getConsent(owner: Owner, language: Language): Consent {
  const text = createTranslator(owner, language)('form.consent');
  const version = hash('sha256', text).slice(0, 16);
  return { version, language, text };
}

/** The form of this build. */
export const form = describeForm(owner, { ...buildSettings, marketOrigin });
