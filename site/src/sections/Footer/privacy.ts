import type { MessageKey } from '../../i18n/translate.ts';

/** What the build knows about where the visitor's browser goes. */
export type Contacts = {
  prices: 'ourselves' | 'outside';
  form: 'embedded' | 'leadconnector' | 'url' | 'none';
  /** `ask`: the form loads only when asked for. */
  consent: 'load' | 'ask';
  /** Whether the page counts visits. */
  counting: boolean;
};

/** The short privacy text, true for the way this copy of the page is set up, as keys of its paragraphs. */
export function privacy({ prices, form, consent, counting }: Contacts): MessageKey[] {
  const hasForm = form !== 'none';
  const whose = form === 'embedded' ? 'ownForm' : 'outsideForm';
  return [
    'privacy.login',
    hasForm && consent === 'ask' ? 'privacy.storedWithForm' : 'privacy.stored',
    prices === 'ourselves' ? 'privacy.ownPrices' : 'privacy.outsidePrices',
    hasForm ? `privacy.${whose}.${consent}` : 'privacy.noForm',
    ...(counting ? (['privacy.counting'] as const) : []),
  ];
}
