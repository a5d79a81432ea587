import { createElement, type ReactNode } from 'react';
import type { Owner } from '#site/owner/settings.ts';
import { Variant } from '../components/Variant.tsx';
import type { Form } from '../data/form.ts';
import type { Values } from '../i18n/direction.ts';
import type { Language } from '../i18n/locales.ts';
import type { MessageKey, Translate } from '../i18n/translate.ts';

/**
 * Says a message of the page: `t.text('hero.lead')` as a text that an experiment may test, `t('hero.lead')` for
 * attributes and whatever else takes one string alone.
 */
export type SectionTranslate = Translate & {
  /** `show`: what the text is shown in, or as. */
  text: (key: MessageKey, values?: Values, show?: (text: string) => ReactNode) => ReactNode;
};

/** What the page hands to each section. */
export type SectionProps = { owner: Owner; form: Form; t: SectionTranslate; language: Language };

/** Whether the page shows the pit with its people, seats, stairs and octagons. */
export const hasPit = ({ look }: Pick<Owner, 'look'>): boolean => look.motif === 'pit';

export function withTexts(t: Translate): SectionTranslate {
  const text: SectionTranslate['text'] = (key, values, show = (text) => text) => {
    const a = show(t(key, values));
    const b = t.tested(key, values);
    return b ? createElement(Variant, { name: b.experiment, message: key, a, b: show(b.text) }) : a;
  };
  return Object.assign(t, { text });
}
