import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CLICK_IDS, UTM_KEYS, UTM_MAX_LENGTH } from '#contract/formFrame.ts';

const PAGE = 'http://192.168.1.7:4321/es/';
const OWN = '/es/form/';
const OUTSIDE = 'https://forms.example/f?id=7';
const SCRIPT = /<script[^>]*>([^]*)<\/script>/.exec(
  readFileSync('site/src/layouts/inline/FormCampaign.astro', 'utf8'),
)?.[1];

type Frame = {
  address: string;
  html?: string;
  attributes?: string[];
  clickIds?: readonly string[];
};

/**
 * Runs the script next to a frame. `html` is the frame's address in the HTML, empty before consent.
 * @returns the addresses that the script sets, and the one for a later frame.
 */
function run(frame: Frame, search: string, { theme = '', navigator = {} } = {}) {
  const { address, html = '', attributes = [], clickIds = [] } = frame;
  const set: string[] = [];
  const dataset = { address };
  const element = {
    dataset,
    get src() {
      return html;
    },
    set src(value: string) {
      set.push(value);
    },
  };
  const document = { querySelector: () => element, documentElement: { dataset: { theme } } };
  const location = { search, href: PAGE + search };
  const variables = { UTM_KEYS, UTM_MAX_LENGTH, attributes, clickIds };
  const globals = { document, location, navigator, URL, URLSearchParams };
  runInNewContext(SCRIPT ?? '', { ...variables, ...globals });
  return { set, later: dataset.address };
}

test.each([
  [OWN, ['theme'], '?utm_source=a', 'dark', `${PAGE}form/?utm_source=a&theme=dark`],
  [OUTSIDE, [], '?utm_term=b%26c', 'dark', `${OUTSIDE}&utm_term=b%26c`],
])('the form at %s gets the campaign and %j', (address, attributes, search, theme, expected) => {
  const html = new URL(address, PAGE).href;
  const frame = { address, attributes, html };
  expect(run(frame, search, { theme })).toEqual({ set: [expected], later: expected });
  expect(run(frame, '?page=2').set).toEqual([]);
  const empty = { address, attributes };
  expect(run(empty, search, { theme })).toEqual({ set: [], later: expected });
});

test('passes on campaign parameters only, each cut to 100 characters', () => {
  const long = '%F0%9F%90%82'.repeat(150);
  const search = `?utm_source=first&utm_source=second&utm_medium=&ref=x&email=a%40b.c&utm_term=${long}`;
  const passed = new URL(run({ address: OWN }, search).later).searchParams;
  expect(Object.fromEntries(passed)).toEqual({ utm_source: 'first', utm_term: '🐂'.repeat(100) });
});

test.each([
  [{}, CLICK_IDS, '?gclid=Cj0_-x.y'],
  [{}, [], ''],
  [{ globalPrivacyControl: true }, CLICK_IDS, ''],
  [{ doNotTrack: '1' }, CLICK_IDS, ''],
])('a browser with %j passes on the click identifiers of %j', (navigator, clickIds, expected) => {
  const { later } = run({ address: OWN, clickIds }, '?gclid=Cj0_-x.y&fbclid=&x=1', { navigator });
  expect(new URL(later).search).toBe(expected);
});
