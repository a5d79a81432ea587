import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import type { MessageKey } from '../../i18n/translate.ts';

/**
 * Facts about the build. `marketOrigin`: the origin of the prices; empty for the page's own. `hasPages`: whether
 * there are more pages than the home page.
 */
export type Build = { marketOrigin: string; isCounting: boolean; hasPages: boolean };

/** The paragraphs of the short privacy text, by key, that are true for this configuration. */
export function privacy(owner: Owner, form: Form, build: Build): MessageKey[] {
  const { analytics, formConsent, clickIds, experiments } = owner;
  const hasForm = form.state !== 'closed';
  const stored = hasForm && formConsent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored';
  return [
    // The owner's words say what a third-party script stores on a device.
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
