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
  return [
    'privacy.login',
    consent === 'ask' && form !== 'none' ? 'privacy.storedWithForm' : 'privacy.stored',
    prices === 'ourselves' ? 'privacy.ownPrices' : 'privacy.outsidePrices',
    aboutForm(form, consent),
    ...(counting ? (['privacy.counting'] as const) : []),
  ];
}

function aboutForm(form: Contacts['form'], consent: Contacts['consent']): MessageKey {
  switch (form) {
    case 'embedded':
      return `privacy.ownForm.${consent}`;
    case 'leadconnector':
    case 'url':
      return `privacy.outsideForm.${consent}`;
    case 'none':
      return 'privacy.noForm';
  }
}
