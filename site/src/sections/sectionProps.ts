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
 * Returns a message of the page. `t.text('hero.lead')` may have links, emphasis and an experiment; `t('hero.lead')`
 * is a plain string, such as for attributes.
 */
export type SectionTranslate = Translate & {
  /** `show`: renders the text. */
  text: (key: MessageKey, values?: MessageValues, show?: (text: string) => ReactNode) => ReactNode;
};

/** The props of each section. `page`: the current page and its languages. */
export type SectionProps = {
  owner: Owner;
  form: Form;
  t: SectionTranslate;
  language: Language;
  page: Page;
};

/** The props of header and footer. */
export type FrameProps = SectionProps & {
  /** The owner's own links there. */
  links: ComponentProps<typeof Links>['links'];
  /** The address of the home page, if this page has no sections. */
  home?: string | undefined;
};

/** Whether the page shows the pit with its people, seats, stairs and octagons. */
export const hasPit = ({ look }: Pick<Owner, 'look'>): boolean => look.motif === 'pit';

export function withRichText(t: Translate): SectionTranslate {
  const text: SectionTranslate['text'] = (key, values, show = (text) => text) => {
    const shown = (marked: string) =>
      canHaveMarkup(key) ? createElement(RichText, { text: marked, show }) : show(marked);
    const a = shown(t.withMarkup(key, values));
    const b = t.variantB(key, values);
    if (!b) return a;
    return createElement(Variant, { name: b.experiment, message: key, a, b: shown(b.text) });
  };
  return Object.assign(t, { text });
}
