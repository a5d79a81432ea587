import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import type { Links } from '../components/Links.tsx';
import { RichText } from '../components/RichText.ts';
import { Variant } from '../components/Variant.tsx';
import type { Form } from '../data/form.ts';
import type { MessageValues } from '../i18n/direction.ts';
import type { Language, Page } from '../i18n/locales.ts';
import { canHaveMarkup } from '../i18n/markup.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';

/**
 * `t('hero.lead')` returns a string, e.g. for attributes. `t.text('hero.lead')` returns a node with links, emphasis, and
 * experiment variants.
 */
export type SectionTranslate = Translate & {
  text: (
    key: MessageKey,
    values?: MessageValues,
    renderText?: (text: string) => ReactNode,
  ) => ReactNode;
};

export type SectionProps = {
  owner: Owner;
  form: Form;
  t: SectionTranslate;
  language: Language;
  page: Page;
};

/** Props for the header and footer. */
export type FrameProps = SectionProps & {
  /** The owner's extra links. */
  links: ComponentProps<typeof Links>['links'];
  /** URL of the home page, for pages without sections. */
  home?: string | undefined;
};

/** The pit includes people, seats, stairs, and octagons. */
export const hasPit = ({ look }: Pick<Owner, 'look'>): boolean => look.motif === 'pit';

/** Adds `text` to a translate function. */
export function withRichText(t: Translate): SectionTranslate {
  const text: SectionTranslate['text'] = (key, values, renderText = (text) => text) => {
    const render = (message: string) =>
      canHaveMarkup(key)
        ? createElement(RichText, { text: message, renderText })
        : renderText(message);
    const a = render(t.withMarkup(key, values));
    const variant = t.variantB(key, values);
    if (!variant) return a;
    const b = render(variant.text);
    return createElement(Variant, { name: variant.experiment, message: key, a, b });
  };
  return Object.assign(t, { text });
}
