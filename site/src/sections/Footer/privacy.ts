import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import type { MessageKey } from '../../i18n/translate.ts';

/**
 * `marketOrigin` is where prices come from, or an empty string for the site itself. `hasPages` is true if the site has
 * pages other than the home page.
 */
export type BuildFacts = { marketOrigin: string; isCounting: boolean; hasPages: boolean };

/** Returns the keys of the privacy paragraphs that apply to this configuration. */
export function getPrivacyParagraphs(owner: Owner, form: Form, build: BuildFacts): MessageKey[] {
  const { analytics, formConsent, clickIds, experiments } = owner;
  const hasForm = form.state !== 'closed';
  const stored = hasForm && formConsent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored';
  return [
    // With third-party scripts, `analytics.words` describes what's stored on a device.
    ...(analytics.length > 0 ? [] : (['privacy.login', stored] as const)),
    build.marketOrigin === '' ? 'privacy.ownPrices' : 'privacy.outsidePrices',
    form.state === 'closed' ? 'privacy.noForm' : `privacy.${form.state}Form.${formConsent}`,
    ...(form.confirm ? (['privacy.mail'] as const) : []),
    ...(hasForm && clickIds ? (['privacy.clickIds'] as const) : []),
    ...(build.isCounting ? (['privacy.counting'] as const) : []),
    ...(build.isCounting && build.hasPages ? (['privacy.pages'] as const) : []),
    ...(experiments.length > 0
      ? ([`privacy.experiments.${form.state === 'own' ? 'own' : 'outside'}Form`] as const)
      : []),
  ];
}
