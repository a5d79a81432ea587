import { equal, type Check } from './checks.ts';
import { ASKS_FIRST, HAS_FORM, IS_OWN_FORM, formAddress } from '../form.ts';
import { look, settle, until, type Engine } from './engine.ts';

const loaded = () => document.querySelectorAll('[data-price-row]').length === 8;

const signUp: Check = {
  name: 'a sign-up goes through the form in its frame',
  async run(engine, { site }) {
    await engine.open(site);
    await settle(engine, 'iframe');
    await agree(engine);
    const form = await engine.frame();
    await until(form, 'the form', () => document.querySelector('#sign-up #email') !== null);
    await form.type('#email', `visitor-${Date.now()}@example.com`);
    await form.click('#consent');
    await form.click('#sign-up button');
    await until(
      form,
      'the thanks',
      () => document.querySelector('h1')?.textContent === 'Thank you',
    );
    const card = await look(
      engine,
      () => document.querySelector('#tmx-form-section [role="alert"]') === null,
    );
    equal(card, true, 'no fallback card');
  },
};

/** A form of an outside service is its own affair; how the page frames it is ours. */
const outsideForm: Check = {
  name: 'the form of another service is framed once it may be, or is said to be closed',
  // Whether the service answers is not looked at.
  says: /./,
  async run(engine, { site }) {
    await engine.open(site);
    await settle(engine, '#tmx-form-section');
    await agree(engine);
    const frame = await look(engine, () => document.querySelector('iframe')?.src ?? '');
    equal(HAS_FORM ? frame.startsWith(formAddress()) : frame === '', true, `frame ${frame}`);
  },
};

/** Prices, the feed and the form. */
export const WIDGET_CHECKS: Check[] = [
  {
    name: 'the board shows eight prices in their formats, says that they are a sample, and pauses',
    async run(engine, { site }) {
      await engine.open(site);
      await settle(engine, '#trading-dashboard');
      await until(engine, 'eight rows', loaded);
      const rows = await look(engine, () =>
        [...document.querySelectorAll('[data-price-row]')].map((row) =>
          [...row.children].slice(1).map((cell) => (cell.textContent ?? '').trim()),
        ),
      );
      const formats = [
        /^\$[\d,]+\.\d{2,6}$/,
        /^(up|down|unchanged) [+−-]?\d+\.\d{2}%$/,
        /^Vol \$[\d.,]+[KMB]?$/,
      ];
      const odd = rows.flatMap((row) => row.filter((text, at) => !formats[at]?.test(text)));
      equal(odd, [], 'unknown formats');
      const badge = () => document.querySelector('[data-badge]')?.textContent ?? '';
      equal(await look(engine, badge), 'Sample', 'badge');
      await engine.click('#trading-dashboard button');
      await until(
        engine,
        'the badge Paused',
        () => document.querySelector('[data-badge]')?.textContent === 'Paused',
      );
    },
  },
  {
    name: 'the feed starts with five rows and goes on, newest first',
    async run(engine, { site }) {
      await engine.open(site);
      await settle(engine, '#live-activity ol, #live-activity [data-skeleton-row]');
      await until(
        engine,
        'five rows',
        () => document.querySelectorAll('[data-activity-row]').length >= 5,
      );
      const first = await look(
        engine,
        () => document.querySelectorAll('[data-activity-row]').length,
      );
      equal(first, 5, 'rows at the start');
      await until(
        engine,
        'a sixth row',
        () => document.querySelectorAll('[data-activity-row]').length === 6,
      );
      const newest = await look(engine, () =>
        [...document.querySelectorAll('[data-activity-row]')].map((row) =>
          row.hasAttribute('data-newest'),
        ),
      );
      equal(newest, [true, false, false, false, false, false], 'newest');
    },
  },
  IS_OWN_FORM ? signUp : outsideForm,
];

/** Chooses to see the form, where the page asks first. */
async function agree(engine: Engine): Promise<void> {
  if (!ASKS_FIRST || !HAS_FORM) return;
  await until(
    engine,
    'the form comes alive',
    () => document.querySelector('#tmx-form-section astro-island:not([ssr])') !== null,
  );
  await engine.click('#tmx-form-section button');
  await until(engine, 'the frame', () => Boolean(document.querySelector('iframe')?.src));
}
