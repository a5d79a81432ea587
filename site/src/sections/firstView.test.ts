import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OwnerSchema, type OwnerSettings } from '#contract/owner.ts';
import { owner } from '../../../test/owner.config.ts';
import { elements, visibleText } from '../../test/html.ts';
import type { Translate } from '../i18n/translate.ts';

type Settings = Partial<OwnerSettings>;
type Part = FunctionComponent<{ t: Translate; language: string }>;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../data/owner.ts');
});

/** A part of the first view, as it is built with these settings; `api`: where the build expects the server. */
async function build(name: string, settings: Settings, api = 'self', language = 'en') {
  vi.resetModules();
  vi.stubEnv('PUBLIC_MARKET_API', api);
  vi.stubEnv('FORM_ORIGIN', '');
  const changed = OwnerSchema.parse({ ...owner, ...settings });
  vi.doMock('../data/owner.ts', async (original) => {
    return { ...(await original<object>()), owner: changed };
  });
  const { translator } = await import('../i18n/translate.ts');
  const parts = (await import(`./${name}/${name}.tsx`)) as Record<string, Part>;
  const part = createElement(parts[name] ?? 'p', { t: translator(language), language });
  const html = renderToStaticMarkup(part);
  return { text: visibleText(html), elements: elements(html) };
}

const NEEDED = 'Only your e-mail is needed. No wallet, no ID, no payment.';
const OUTSIDE: Settings = { form: { provider: 'url', url: 'https://forms.example/r/tmx' } };
const NO_FORM: Settings = { form: { provider: 'none' } };
const claims = (changes: object): Settings => ({ claims: { ...owner.claims, ...changes } });
const NOTHING = { value: '', detail: '', link: '' };
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const AUDIT = { value: 'Example Audits', detail: 'Full text', link: 'https://audits.example/tmx' };
const PROOF = {
  contract: { value: ADDRESS, detail: '', link: 'https://explorer.example/tmx' },
  audit: { ...AUDIT, date: '2026-09-14' },
  company: { ...NOTHING, value: 'TMX Labs', link: 'https://register.example/1', place: 'Tallinn' },
  team: NOTHING,
};

test.each<[what: string, Settings, says: string[], not: RegExp]>([
  [
    'our own form',
    {},
    [NEEDED, 'on a layer-2 network The floor', 'Start Trading Now'],
    /Answered|·/,
  ],
  ['an outside form', OUTSIDE, ['Opens the sign-up form below.'], /e-mail|no payment/],
  [
    'no form',
    { ...NO_FORM, reply: 'Soon.' },
    ['Sign-up is not open yet.'],
    /e-mail|Answered|Opens/,
  ],
  ['ID checks', claims({ noIdentityChecks: false }), ['No wallet, no payment.'], /\bID\b|partners/],
  ['no claim of speed', claims({ speed: null }), ['Plus network fees. No ID to trade;'], /usually/],
  ['a reply', { reply: 'Within two days.' }, [`${NEEDED} Answered within two days.`], /\.\./],
  ['a network', { network: 'Arbitrum One' }, ['Decentralized exchange on Arbitrum One'], /layer-2/],
  [
    'proof',
    { proof: PROOF },
    ['Audited 14 September 2026 contract 0x5aAe…eAed TMX Labs, Tallinn'],
    /Example Audits/,
  ],
  [
    'an audit without a date',
    { proof: { ...PROOF, contract: NOTHING, company: NOTHING, audit: AUDIT } },
    ['Audit: Example Audits'],
    /·|Audited|contract/,
  ],
  ['no dashboard', { sections: ['faq'] }, [NEEDED], /Live Demo|practice/],
])('the first view with %s says what it takes, and no more', async (_, settings, says, not) => {
  const { text } = await build('Hero', settings);
  for (const words of says) expect(text).toContain(words);
  expect(text).not.toMatch(not);
});

test('each proof leads to where it can be checked, in every language', async () => {
  for (const language of owner.languages ?? []) {
    const hero = await build('Hero', { proof: PROOF }, 'self', language);
    const links = hero.elements.map(({ attributes: { href } }) => href);
    for (const { link } of [PROOF.audit, PROOF.contract, PROOF.company])
      expect(links).toContain(link);
  }
});

test('the demo is described as what it is: one trade, without sign-up', async () => {
  const { text, elements: all } = await build('Hero', {});
  const demo = all.find(({ attributes }) => attributes['data-practice']);
  expect(demo?.attributes).toMatchObject({ 'aria-describedby': 'demo-note' });
  expect(all.some(({ attributes: { id } }) => id === 'demo-note')).toBe(true);
  expect(text).toContain('One practice trade. No sign-up.');
});

test.each<[Settings, says: string]>([
  [{}, '0.05% + network fees E-mail first'],
  [OUTSIDE, '0.05% + network fees Sign-up first'],
  [NO_FORM, '0.05% + network fees Sign-up is not open yet.'],
])('the bar of a phone with %j says the whole price and what comes first', async (form, says) => {
  expect((await build('StickyBar', form)).text).toContain(says);
});

test('the header leads to those of its sections that stand, and to each other language by its own name', async () => {
  const links = { ...owner.links, app: 'https://app.example/' };
  const sections: Settings['sections'] = ['why-tmx', 'trading', 'faq'];
  const { text } = await build('Header', { links, sections });
  expect(text).toMatch(/Why TMX Prices Language: English Español العربية Launch app Start/);
  const alone = await build('Header', { languages: ['en'] });
  expect(alone.text).toMatch(/Why TMX How it works Prices Compare fees Start/);
});
