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

/** An owner with these settings and lists in addition to those of the tests. */
export const createOwner = (
  { lists, ...settings }: OwnerOverrides,
  others: OwnerSettings = owner,
): Owner => ({
  ...CheckedOwnerSchema.parse({ ...others, ...settings }),
  lists: { ...built.lists, ...lists },
});

/** Renders parts of an owner's page by component name, as built for a server. */
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
    address: form.state === 'closed' ? undefined : '/form/',
    coin: 'BTC',
    gets: 'What the ticket gets',
  };
  let html = '';
  for (const name of names.split(' ').filter((one) => isShown(owner, one.toLowerCase()))) {
    const file: Record<string, FunctionComponent<typeof props>> = await import(
      `../src/sections/${name}/${name}.tsx`
    );
    html += renderToStaticMarkup(createElement(file[name] ?? 'p', props, 'What stands within.'));
  }
  return parseHtml(html);
}
