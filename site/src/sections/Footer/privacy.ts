import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import type { MessageKey } from '../../i18n/translate.ts';

/**
 * What else decides where the visitor's browser goes. `marketOrigin`: of the prices; empty for the page's own.
 * `hasPages`: whether there is more than the home page.
 */
export type Build = { marketOrigin: string; isCounting: boolean; hasPages: boolean };

/** The short privacy text, true for the way a copy of the page is set up, as keys of its paragraphs. */
export function privacy(owner: Owner, form: Form, build: Build): MessageKey[] {
  const { analytics, formConsent, clickIds, experiments } = owner;
  const hasForm = form.state !== 'closed';
  const stored = hasForm && formConsent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored';
  return [
    // The owner's words say what a device keeps for a script of others.
    ...(analytics ? [] : (['privacy.login', stored] as const)),
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
