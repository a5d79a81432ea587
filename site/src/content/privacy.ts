import * as z from 'zod';
import type { Language } from './language.ts';
import { readWords } from './readWords.ts';
import { Text, texts } from './text.ts';

/** `ask`: the form loads only when asked for. */
const Loaded = z.strictObject({ ask: Text, load: Text });
const Words = z.strictObject({
  ...texts('login', 'stored', 'storedWithForm', 'counting', 'ownPrices', 'outsidePrices'),
  ownForm: Loaded,
  outsideForm: Loaded,
  noForm: Text,
});

export type PrivacyWords = z.input<typeof Words>;

/** What the build knows about where the visitor's browser goes. */
export type Contacts = {
  prices: 'ourselves' | 'outside';
  form: 'embedded' | 'leadconnector' | 'url' | 'none';
  consent: 'load' | 'ask';
  /** Whether the page counts visits. */
  counting: boolean;
};

const words = await readWords('privacy', Words);

/** The short privacy text, true for the way this copy of the page is set up. */
export function privacy(language: Language, contacts: Contacts): string[] {
  const { prices, form, consent, counting } = contacts;
  const own = words(language);
  return [
    own.login,
    consent === 'ask' && form !== 'none' ? own.storedWithForm : own.stored,
    prices === 'ourselves' ? own.ownPrices : own.outsidePrices,
    formText(form, consent, own),
    ...(counting ? [own.counting] : []),
  ];
}

function formText(form: Contacts['form'], consent: Contacts['consent'], own: PrivacyWords) {
  switch (form) {
    case 'embedded':
      return own.ownForm[consent];
    case 'leadconnector':
    case 'url':
      return own.outsideForm[consent];
    case 'none':
      return own.noForm;
  }
}
