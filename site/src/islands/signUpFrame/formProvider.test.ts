import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { campaignScript, formAddress, formEvent, type FormProvider } from './formProvider.ts';
import { FormIframe } from './FormIframe.tsx';

const PAGE = 'http://192.168.1.7:4321/es/';
const own: FormProvider = { provider: 'embedded', origin: '', path: '/es/form/' };
const elsewhere: FormProvider = { ...own, origin: 'https://form.example' };
const outside: FormProvider = { provider: 'url', url: 'https://forms.example/f?id=7' };
const leadconnector: FormProvider = {
  provider: 'leadconnector',
  formId: 'AbC123',
  host: 'https://forms.example.com',
  formName: 'Sign up',
};

/**
 * Runs the script beside a frame of an address, empty for one that waits for a choice; gives the addresses that it
 * sets, and the one for a later frame.
 */
function run(form: FormProvider, search: string, { theme = '', html = '', navigator = {} } = {}) {
  const set: string[] = [];
  const dataset = { address: formAddress(form) };
  const frame = {
    dataset,
    get src() {
      return html;
    },
    set src(value: string) {
      set.push(value);
    },
  };
  const document = { querySelector: () => frame, documentElement: { dataset: { theme } } };
  const location = { search, href: PAGE + search };
  const told = form.provider === 'embedded' ? ['theme', 'variants'] : [];
  const script = campaignScript(told, search.includes('clid'));
  runInNewContext(script, { document, location, navigator, URL, URLSearchParams });
  return { set, later: dataset.address };
}

test.each<[string, FormProvider, string, string, string]>([
  ['our own', own, '?utm_source=a', 'dark', `${PAGE}form/?utm_source=a&theme=dark`],
  ['our own elsewhere', elsewhere, '', 'light', 'https://form.example/es/form/?theme=light'],
  ['an outside one', outside, '?utm_term=b%26c', 'dark', `${outside.url}&utm_term=b%26c`],
])('%s gets the campaign, and our own the chosen theme', (_, form, search, theme, address) => {
  const html = new URL(formAddress(form), PAGE).href;
  expect(run(form, search, { theme, html })).toEqual({ set: [address], later: address });
  // Without either it is left alone, and one that waits for a choice stays empty.
  expect(run(form, '?page=2', { html }).set).toEqual([]);
  expect(run(form, search, { theme })).toEqual({ set: [], later: address });
});

test('only campaign parameters travel into the form, each cut to 100 characters', () => {
  const long = '%F0%9F%90%82'.repeat(150);
  const search = `?utm_source=first&utm_source=second&utm_medium=&ref=x&email=a%40b.c&utm_term=${long}`;
  const passed = new URL(run(own, search).later).searchParams;
  expect(Object.fromEntries(passed)).toEqual({ utm_source: 'first', utm_term: '🐂'.repeat(100) });
});

test('an advertisement’s own mark travels where the owner wants it, unless the browser objects', () => {
  const passed = (navigator: object) =>
    new URL(run(leadconnector, '?gclid=Cj0_-x.y&fbclid=&x=1', { navigator }).later).search;
  expect(passed({})).toBe('?gclid=Cj0_-x.y');
  expect(passed({ globalPrivacyControl: true })).toBe('');
  expect(passed({ doNotTrack: '1' })).toBe('');
});

test('a LeadConnector form has its address and its layout attributes', () => {
  const address = 'https://forms.example.com/widget/form/AbC123';
  expect(formAddress(leadconnector)).toBe(address);
  const state = { kind: 'loading', attempt: 0 } as const;
  const props = { title: 'A', form: leadconnector, address, frame: null, ...state };
  const html = renderToStaticMarkup(createElement(FormIframe, props));
  expect(html).toContain(
    'id="inline-AbC123" data-layout="{&#x27;id&#x27;:&#x27;INLINE&#x27;}" data-trigger-type="alwaysShow" data-trigger-value="" data-activation-type="alwaysActivated" data-activation-value="" data-deactivation-type="neverDeactivate" data-deactivation-value="" data-form-name="Sign up" data-height="600" data-layout-iframe-id="inline-AbC123" data-form-id="AbC123"',
  );
});

test.each<[string, unknown, 'ready' | 'sent' | undefined]>([
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormReady', id: '1' }, 'ready'],
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmitted', data: {} }, 'sent'],
  // Before HubSpot has taken it.
  ['HubSpot', { type: 'hsFormCallback', eventName: 'onFormSubmit' }, undefined],
  ['Typeform', { type: 'form-submit', responseId: '1' }, 'sent'],
  ['Tally', '{"event":"Tally.FormLoaded","payload":{"formId":"1"}}', 'ready'],
  ['another', { type: 'hsFormCallback', eventName: 'toString' }, undefined],
  ['our own', 'form:sent', 'sent'],
  ['another', null, undefined],
])('a form of %s that says %j is heard as %s', (_, data, event) => {
  expect(formEvent(data)).toBe(event);
});
