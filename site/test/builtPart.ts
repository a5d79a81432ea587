import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { OwnerSchema, type OwnerSettings } from '#contract/owner.ts';
import { owner } from '../../test/owner.config.ts';
import type { Translate } from '../src/i18n/translate.ts';
import { elements, visibleText } from './html.ts';

export type Settings = Partial<OwnerSettings>;
type Props = { t: Translate; language: string; address?: string };

/** A part of the page as it is built where a server is expected, with these settings beside those of the tests. */
export async function buildPart(name: string, settings: Settings = {}, props: Partial<Props> = {}) {
  vi.stubEnv('PUBLIC_MARKET_API', 'self');
  vi.stubEnv('FORM_ORIGIN', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  // What was read before serves again: to read all of a part takes longer than to build it.
  if (Object.keys(settings).length > 0) mockOwner(OwnerSchema.parse({ ...owner, ...settings }));
  const { translator } = await import('../src/i18n/translate.ts');
  const language = props.language ?? 'en';
  const parts = (await import(`../src/sections/${name}/${name}.tsx`)) as Record<
    string,
    FunctionComponent<Props>
  >;
  const all = { t: translator(language), language, ...props };
  const part = createElement(parts[name] ?? 'p', all, 'What stands within.');
  const html = renderToStaticMarkup(part);
  return { text: visibleText(html), elements: elements(html) };
}

function mockOwner(changed: unknown) {
  vi.resetModules();
  vi.doMock('../src/data/owner.ts', async (original) => {
    return { ...(await original<object>()), owner: changed };
  });
  onTestFinished(() => {
    vi.doUnmock('../src/data/owner.ts');
    vi.resetModules();
  });
}

export const OUTSIDE: Settings = { form: { provider: 'url', url: 'https://forms.example/r/tmx' } };
export const NO_FORM: Settings = { form: { provider: 'none' } };

const NOTHING = { value: '', detail: '', link: '' };

/** Nothing of it is filled in. */
export const NO_PROOF = { contract: NOTHING, audit: NOTHING, company: NOTHING, team: NOTHING };
