import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CLICK_IDS, UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

const PAGE = 'http://192.168.1.7:4321/es/';
const OWN_FORM = '/es/form/';
const THIRD_PARTY_FORM = 'https://forms.example/f?id=7';
const SCRIPT = /<script[^>]*>([^]*)<\/script>/.exec(
  readFileSync('site/src/layouts/inline/FormCampaign.astro', 'utf8'),
)?.[1];

type Frame = {
  url: string;
  src?: string;
  attributes?: string[];
  clickIds?: readonly string[];
};

/**
 * Runs the script with a stubbed frame. `src` is the frame's URL in the HTML, which is empty before consent.
 * @returns the URLs that the script assigns to the frame, and the one it stores for later.
 */
function runScript(frame: Frame, search: string, { theme = '', navigator = {} } = {}) {
  const { url, src = '', attributes = [], clickIds = [] } = frame;
  const assigned: string[] = [];
  const dataset = { url };
  const element = {
    dataset,
    get src() {
      return src;
    },
    set src(value: string) {
      assigned.push(value);
    },
  };
  const document = { querySelector: () => element, documentElement: { dataset: { theme } } };
  const location = { search, href: PAGE + search };
  const variables = { UTM_KEYS, UTM_MAX_LENGTH, attributes, clickIds };
  const globals = { document, location, navigator, URL, URLSearchParams };
  runInNewContext(SCRIPT ?? '', { ...variables, ...globals });
  return { assigned, deferredSrc: dataset.url };
}

test.each([
  [OWN_FORM, ['theme'], '?utm_source=a', 'dark', `${PAGE}form/?utm_source=a&theme=dark`],
  [THIRD_PARTY_FORM, [], '?utm_term=b%26c', 'dark', `${THIRD_PARTY_FORM}&utm_term=b%26c`],
])(
  'passes the campaign and attributes to the form at %s: %j',
  (url, attributes, search, theme, expected) => {
    const frame = { url, attributes, src: new URL(url, PAGE).href };
    expect(runScript(frame, search, { theme })).toEqual({
      assigned: [expected],
      deferredSrc: expected,
    });
    expect(runScript(frame, '?page=2').assigned).toEqual([]);
    expect(runScript({ url, attributes }, search, { theme })).toEqual({
      assigned: [],
      deferredSrc: expected,
    });
  },
);

test('only passes campaign parameters and truncates them to 100 characters', () => {
  const long = '%F0%9F%90%82'.repeat(150);
  const search = `?utm_source=first&utm_source=second&utm_medium=&ref=x&email=a%40b.c&utm_term=${long}`;
  const passed = new URL(runScript({ url: OWN_FORM }, search).deferredSrc).searchParams;
  expect(Object.fromEntries(passed)).toEqual({ utm_source: 'first', utm_term: '🐂'.repeat(100) });
});

test.each([
  [{}, CLICK_IDS, '?gclid=Cj0_-x.y'],
  [{}, [], ''],
  [{ globalPrivacyControl: true }, CLICK_IDS, ''],
  [{ doNotTrack: '1' }, CLICK_IDS, ''],
])('with navigator %j and click IDs %j, passes "%s"', (navigator, clickIds, expected) => {
  const search = '?gclid=Cj0_-x.y&fbclid=&x=1';
  const { deferredSrc } = runScript({ url: OWN_FORM, clickIds }, search, { navigator });
  expect(new URL(deferredSrc).search).toBe(expected);
});
