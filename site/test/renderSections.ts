import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Owner, OwnerSettings } from '#site/owner/settings.ts';
import { owner } from '../../test/owner/owner.config.ts';
import { brand } from '../src/data/brand.ts';
import { isShown } from '../src/data/claims.ts';
import { describeForm } from '../src/data/form.ts';
import { CheckedOwnerSchema, owner as built } from '../src/data/owner.ts';
import { getHomePage } from '../src/i18n/locales.ts';
import { createTranslator } from '../src/i18n/translate.ts';
import { withRichText } from '../src/sections/sectionProps.ts';
import { parseHtml } from './html.ts';

export type OwnerOverrides = Partial<OwnerSettings> & { lists?: Partial<Owner['lists']> };

/** Copies the test owner with some settings and lists replaced. */
export const createOwner = (
  { lists, ...settings }: OwnerOverrides,
  base: OwnerSettings = owner,
): Owner => ({
  ...CheckedOwnerSchema.parse({ ...base, ...settings }),
  lists: { ...built.lists, ...lists },
});

/** Renders sections like a build for the server would. `names` are component names, separated by spaces. */
export async function renderSections(owner: Owner, names: string, language = 'en') {
  const form = describeForm(owner, { marketOrigin: '' });
  const props = {
    owner,
    form,
    t: withRichText(createTranslator(owner, language)),
    language,
    page: getHomePage(owner),
    brand,
    links: [],
    build: { marketOrigin: '', isCounting: owner.counting, hasPages: false },
    year: 2026,
    formUrl: form.state === 'closed' ? undefined : '/form/',
    coin: 'BTC',
    estimate: 'You get',
  };
  let html = '';
  for (const name of names.split(' ').filter((section) => isShown(owner, section.toLowerCase()))) {
    const module: Record<string, FunctionComponent<typeof props>> = await import(
      `../src/sections/${name}/${name}.tsx`
    );
    html += renderToStaticMarkup(createElement(module[name] ?? 'p', props, 'Children'));
  }
  return parseHtml(html);
}
