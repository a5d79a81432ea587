import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { campaignScript } from './campaignScript.ts';
import { formAddress, frameAddress, type FormProvider } from './formAddress.ts';

const PAGE = 'https://page.example/es/';
const FORMS: FormProvider[] = [
  { provider: 'embedded', origin: '', path: '/es/form/' },
  { provider: 'embedded', origin: 'https://form.example', path: '/es/form/' },
  { provider: 'leadconnector', formId: 'a', host: 'https://forms.example', formName: 'A' },
  { provider: 'url', url: 'https://forms.example/f?id=1&utm_source=own' },
];
const SEARCHES = [
  '',
  '?utm_source=news',
  '?utm_source=&utm_term=a%20b%26c',
  '?utm_source=first&utm_source=second&utm_evil=1&email=x@example.com',
  `?utm_content=${'%F0%9F%90%82'.repeat(101)}&utm_campaign=${'a'.repeat(300)}`,
];

/** Runs the script beside a frame; gives the frame's address after it, and how often it was set. */
function run(form: FormProvider, search: string, theme?: 'light' | 'dark') {
  const set: string[] = [];
  const frame = {
    // As a browser reads it: whole, whatever the HTML has.
    get src() {
      return new URL(set.at(-1) ?? formAddress(form), PAGE).href;
    },
    set src(value: URL | string) {
      set.push(String(value));
    },
  };
  const document = { querySelector: () => frame, documentElement: { dataset: { theme } } };
  const script = campaignScript(form.provider === 'embedded');
  runInNewContext(script, { document, location: { search }, URL, URLSearchParams });
  return { address: frame.src, set };
}

test('the script gives the frame the same address as the island would', () => {
  for (const form of FORMS) {
    for (const search of SEARCHES) {
      for (const theme of [undefined, 'light', 'dark'] as const) {
        const address = frameAddress(form, PAGE + search, theme ?? 'system');
        expect(run(form, search, theme).address).toBe(address);
      }
    }
  }
});

test('without a campaign or a chosen theme the address is left alone', () => {
  for (const form of FORMS) expect(run(form, '?page=2').set).toEqual([]);
});
