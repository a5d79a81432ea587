import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import type { OwnerSettings } from '#contract/owner.ts';
import { owner } from '../../test/owner.config.ts';
import { CheckedOwner } from '../src/data/owner.ts';
import type { Translate } from '../src/i18n/translate.ts';
import { readHtml } from './html.ts';

export type Settings = Partial<OwnerSettings>;
type Props = { t: Translate; language: string; address?: string };

let settled = '';

/**
 * From here on modules are read with these settings beside those of the tests, as where a server is expected. What
 * was read with the same serves again: to read all of a part takes longer than to build it.
 */
export function settle(settings: Settings, others: OwnerSettings = owner): void {
  const changed = CheckedOwner.parse({ ...others, ...settings });
  if (settled === JSON.stringify(changed)) return;
  settled = JSON.stringify(changed);
  vi.stubEnv('PUBLIC_MARKET_API', 'self');
  vi.stubEnv('FORM_ORIGIN', '');
  vi.resetModules();
  vi.doMock('../src/data/owner.ts', async (original) => {
    return { ...(await original<object>()), owner: changed, settingsFile: 'owner.config.ts' };
  });
}

/** Parts of the page, by the names of their components, as they are built with what was settled. */
export async function buildParts(names: string, props: Partial<Props> = {}) {
  const { isShown } = await import('../src/data/claimed.ts');
  const { translator } = await import('../src/i18n/translate.ts');
  const language = props.language ?? 'en';
  const all = { t: translator(language), language, ...props };
  let html = '';
  for (const name of names.split(' ').filter((one) => isShown(one.toLowerCase()))) {
    const file: Record<string, FunctionComponent<Props>> = await import(
      `../src/sections/${name}/${name}.tsx`
    );
    html += renderToStaticMarkup(createElement(file[name] ?? 'p', all, 'What stands within.'));
  }
  return readHtml(html);
}
