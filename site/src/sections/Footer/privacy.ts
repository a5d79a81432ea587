import { isCounting, marketOrigin } from '../../data/build.ts';
import { confirm, formState } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import type { MessageKey } from '../../i18n/translate.ts';

/** What this build knows about where the visitor's browser goes. */
export const CONTACTS = {
  prices: marketOrigin === '' ? 'ourselves' : 'outside',
  form: formState,
  /** `ask`: the form loads only when asked for. */
  consent: owner.formConsent,
  counting: isCounting,
  /** Whether chance decides what the page says. */
  experiments: owner.experiments.length > 0,
  /** Whether the form is handed what advertising services add to a link. */
  clickIds: owner.clickIds,
  /** Whether a mail asks to confirm a sign-up. */
  mail: confirm !== null,
  /** Whether a script of others runs on the page; then the owner's words say what a device keeps. */
  analytics: owner.analytics !== undefined,
} as const;

export type Contacts = typeof CONTACTS;

/** The short privacy text, true for the way this copy of the page is set up, as keys of its paragraphs. */
export function privacy(contacts: Contacts): MessageKey[] {
  const { prices, form, consent, counting, experiments, clickIds, mail, analytics } = contacts;
  const hasForm = form !== 'closed';
  const stored = hasForm && consent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored';
  return [
    ...(analytics ? [] : (['privacy.login', stored] as const)),
    prices === 'ourselves' ? 'privacy.ownPrices' : 'privacy.outsidePrices',
    hasForm ? `privacy.${form}Form.${consent}` : 'privacy.noForm',
    ...(mail ? (['privacy.mail'] as const) : []),
    ...(hasForm && clickIds ? (['privacy.clickIds'] as const) : []),
    ...(counting ? (['privacy.counting'] as const) : []),
    ...(experiments
      ? ([`privacy.experiments.${form === 'own' ? form : 'outside'}Form`] as const)
      : []),
  ];
}
