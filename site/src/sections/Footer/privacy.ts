import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import { hasPrices } from '../../data/sections.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { needsConsent } from '../ConsentBanner/ConsentBanner.tsx';

/**
 * `marketOrigin` is the price service's origin, or empty if our server provides the prices. `hasPages` is true if the
 * site has pages other than the home page.
 */
export type BuildFacts = { marketOrigin: string; isCounting: boolean; hasPages: boolean };

/** Returns message keys for the paragraphs that apply to this configuration. */
export function getPrivacyParagraphs(owner: Owner, form: Form, build: BuildFacts): MessageKey[] {
  const { analytics, formConsent, clickIds, experiments } = owner;
  const hasForm = form.state !== 'closed';
  const canChooseForm = hasForm && formConsent === 'ask';
  const canChooseTheme = owner.look.appearance === 'system';
  return [
    // If there are third-party scripts, `analytics.words` describes what they store.
    ...(analytics.length > 0
      ? []
      : (['privacy.login', ...getStoredParagraph(canChooseTheme, canChooseForm)] as const)),
    ...(needsConsent(owner) ? (['privacy.storedConsent'] as const) : []),
    ...(hasPrices(owner)
      ? ([build.marketOrigin === '' ? 'privacy.ownPrices' : 'privacy.outsidePrices'] as const)
      : []),
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

function getStoredParagraph(canChooseTheme: boolean, canChooseForm: boolean): MessageKey[] {
  if (canChooseForm) return [canChooseTheme ? 'privacy.storedWithForm' : 'privacy.storedForm'];
  return canChooseTheme ? ['privacy.stored'] : [];
}
