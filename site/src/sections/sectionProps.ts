import { createElement, type ComponentProps, type ReactNode } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import type { Links } from '../components/Links.tsx';
import { RichText } from '../components/RichText.tsx';
import { Variant } from '../components/Variant.tsx';
import type { Form } from '../data/form.ts';
import type { Values } from '../i18n/direction.ts';
import type { Language, Page } from '../i18n/locales.ts';
import { canHaveMarkup } from '../i18n/markup.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';

/**
 * Says a message of the page: `t.text('hero.lead')` as a text that an experiment may test and that may have links and
 * emphasis, `t('hero.lead')` for attributes and whatever else takes one string alone.
 */
export type SectionTranslate = Translate & {
  /** `show`: what the text is shown in, or as. */
  text: (key: MessageKey, values?: Values, show?: (text: string) => ReactNode) => ReactNode;
};

/** What the page hands to each section. `page`: which one it is, and in which languages it is. */
export type SectionProps = {
  owner: Owner;
  form: Form;
  t: SectionTranslate;
  language: Language;
  page: Page;
};

/** What the page hands to header and footer. */
export type FrameProps = SectionProps & {
  /** The owner's own links there. */
  links: ComponentProps<typeof Links>['links'];
  /** Where the home page is, if the page has no sections itself. */
  home?: string | undefined;
};

export function withTexts(t: Translate): SectionTranslate {
  const text: SectionTranslate['text'] = (key, values, show = (text) => text) => {
    const shown = (marked: string) =>
      canHaveMarkup(key) ? createElement(RichText, { text: marked, show }) : show(marked);
    const a = shown(t.marked(key, values));
    const b = t.tested(key, values);
    if (!b) return a;
    return createElement(Variant, { name: b.experiment, message: key, a, b: shown(b.text) });
  };
  return Object.assign(t, { text });
}
