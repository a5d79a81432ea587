import { hash } from 'node:crypto';
import type { Consent } from '#contract/signUpForm.ts';
import type { SiteManifest } from '#contract/siteManifest.ts';
import { languages, pagesInLanguages, languagePath, type Language } from '../i18n/locales.ts';
import { outsideTranslator, translator } from '../i18n/translate.ts';
import { marketOrigin, settings } from './build.ts';
import { owner } from './owner.ts';

const { form } = owner;
const sameOrigin = marketOrigin === '' ? '' : undefined;

/**
 * The host name under which the server answers our own form: an origin, or empty for the page's own.
 * `undefined` where this build has no form of ours: another service shows it, or no server is expected,
 * because neither `FORM_ORIGIN` nor `PUBLIC_MARKET_API=self` says that there is one.
 */
export const ownFormOrigin: string | undefined =
  form.provider === 'embedded' ? (settings.FORM_ORIGIN ?? sameOrigin) : undefined;

const isOutside = form.provider === 'leadconnector' || form.provider === 'url';

/** Whose form this build shows: our `own`, or one `outside`, of which nothing is known; `closed` while there is none. */
export const formState = isOutside ? 'outside' : ownFormOrigin === undefined ? 'closed' : 'own';

/** Where our own form stands in a language, on whatever host: `/form/`, `/es/form/`. */
export const formPath = (language: string): string => `${languagePath(language)}form/`;

/** The pages of our own form in each language, as Astro asks for them; none where it is not shown. */
export const formPages = () => (ownFormOrigin === undefined ? [] : pagesInLanguages());

/**
 * For how many days a sign-up is kept, as the form promises its visitors; `undefined`: until they ask for
 * its removal. The build tells the server, which starts with no other figure.
 */
export const retentionDays = settings.SIGNUP_RETENTION_DAYS;

/** How sign-ups are confirmed by mail; null where they are not, or are none of ours. The build tells the server. */
export const confirm: SiteManifest['confirm'] =
  ownFormOrigin === undefined || owner.confirm === undefined
    ? null
    : {
        from: `${owner.name} <${owner.confirm.from}>`,
        keepDays: owner.confirm.keepDays,
        subjects: Object.fromEntries(
          languages.map((tag) => [tag, outsideTranslator(tag)('mail.subject')]),
        ),
      };

/**
 * The sentence that a visitor agrees to, as the form shows it in a language. Its version is the first 16 hex
 * digits of its SHA-256, so that other words are another version.
 */
export function consentIn(language: Language): Consent {
  const text = translator(language)('form.consent');
  const version = hash('sha256', text).slice(0, 16);
  return { version, language, text };
}

/** The consents that the forms of this build show; the build hands them to the server. */
export const consents: Consent[] = ownFormOrigin === undefined ? [] : languages.map(consentIn);
