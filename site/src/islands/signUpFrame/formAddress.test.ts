import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { campaignScript, formAddress, type FormProvider } from './formAddress.ts';
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

/** Runs the script beside a frame; gives the addresses that it sets, and the one for a later frame. */
function run(
  form: FormProvider,
  search: string,
  theme?: 'light' | 'dark',
  html?: string,
  navigator?: object,
) {
  const told = form.provider === 'embedded' ? ['theme', 'variants'] : [];
  const set: string[] = [];
  const dataset = { address: formAddress(form) };
  const frame = {
    dataset,
    // As a browser reads it: whole, whatever the HTML has.
    get src() {
      return html ?? new URL(formAddress(form), PAGE).href;
    },
    set src(value: string) {
      set.push(value);
    },
  };
  const document = { querySelector: () => frame, documentElement: { dataset: { theme } } };
  const location = { search, href: PAGE + search };
  const script = campaignScript(told, navigator !== undefined);
  runInNewContext(script, { document, location, navigator, URL, URLSearchParams });
  return { set, later: dataset.address };
}

test.each<[string, FormProvider, string, 'light' | 'dark' | undefined, string]>([
  ['our own', own, '?utm_source=a', 'dark', `${PAGE}form/?utm_source=a&theme=dark`],
  ['our own elsewhere', elsewhere, '', 'light', 'https://form.example/es/form/?theme=light'],
  ['an outside one', outside, '?utm_term=b%26c', 'dark', `${outside.url}&utm_term=b%26c`],
])('%s gets the campaign, and our own the chosen theme', (_, form, search, theme, address) => {
  expect(run(form, search, theme)).toEqual({ set: [address], later: address });
});

test('without a campaign or a chosen theme a frame is left alone', () => {
  for (const form of [own, elsewhere, outside, leadconnector]) {
    expect(run(form, '?page=2').set).toEqual([]);
  }
});

test('a frame that waits for a choice has its address for later, and stays empty', () => {
  const { set, later } = run(own, '?utm_source=a', undefined, '');
  expect({ set, later }).toEqual({ set: [], later: `${PAGE}form/?utm_source=a` });
});

test('only campaign parameters travel into the form, each cut to 100 characters', () => {
  const long = '%F0%9F%90%82'.repeat(150);
  const search = `?utm_source=first&utm_source=second&utm_medium=&ref=x&email=a%40b.c&utm_term=${long}`;
  const passed = new URL(run(own, search).later).searchParams;
  expect(Object.fromEntries(passed)).toEqual({ utm_source: 'first', utm_term: '🐂'.repeat(100) });
});

test('an advertisement’s own mark travels only where the owner wants it and the browser does not object', () => {
  const search = '?gclid=Cj0_-x.y&fbclid=&x=1';
  const passed = (form: FormProvider, navigator?: object) => [
    ...new URL(run(form, search, undefined, undefined, navigator).later, PAGE).searchParams,
  ];
  for (const form of [own, leadconnector]) {
    expect(passed(form)).toEqual([]);
    expect(passed(form, {})).toEqual([['gclid', 'Cj0_-x.y']]);
    expect(passed(form, { globalPrivacyControl: true })).toEqual([]);
    expect(passed(form, { doNotTrack: '1' })).toEqual([]);
  }
});

test('a LeadConnector form has its address and its layout attributes', () => {
  const address = 'https://forms.example.com/widget/form/AbC123';
  expect(formAddress(leadconnector)).toBe(address);
  const state = { kind: 'loading', attempt: 0 } as const;
  const props = { title: 'A', form: leadconnector, address, state, frame: null };
  const html = renderToStaticMarkup(createElement(FormIframe, props));
  expect(html).toContain('id="inline-AbC123" data-layout="{&#x27;id&#x27;:&#x27;INLINE&#x27;}"');
  expect(html).toContain('data-height="600"');
  expect(html).toContain('data-form-id="AbC123"');
});
