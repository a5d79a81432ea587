import { IS_OWN_FORM } from '../form.ts';
import { look, settle, until, type Engine } from './engine.ts';

/** Throws when the page is not as the name says. Each goes on from where the one before ended. */
type Check = { name: string; run: (engine: Engine, site: string) => Promise<void> };

const shows = (engine: Engine, selector: string, least = 1) =>
  until(
    engine,
    `${least} of ${selector}`,
    (selector, least) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().height > 10,
      ).length >= least,
    selector,
    least,
  );
const hides = (engine: Engine, selector: string) =>
  until(
    engine,
    `${selector} gone`,
    (selector) => !document.querySelector(selector)?.checkVisibility(),
    selector,
  );
const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
const takesFocus = (engine: Engine, selector: string) =>
  until(engine, `focus on ${selector}`, hasFocus, selector);
const focus = async (engine: Engine, selector: string) => {
  await settle(engine, selector);
  await look(engine, (to) => document.querySelector<HTMLElement>(to)?.focus(), selector);
};

/** What engines can differ in: layout, fonts, what opens, focus, keys, history, sending a form. */
export const CHECKS: Check[] = [
  {
    name: 'the page reads to its end: sections, typefaces, reveal, pictures, corners, prices, feed',
    async run(engine, site) {
      await engine.resize(1440, 900);
      await engine.open(site);
      await look(engine, async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
          scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
      });
      await shows(engine, 'main section[id]', 17);
      await until(engine, 'the typefaces', () =>
        ['12px Archivo', '12px "Big Shoulders"'].every((font) => document.fonts.check(font)),
      );
      await until(engine, 'every block shown', () =>
        [...document.querySelectorAll('main [data-reveal]')].every(
          (block) => getComputedStyle(block).opacity === '1',
        ),
      );
      await until(engine, 'every picture, and cut corners', () => {
        const plates = [...document.querySelectorAll('main .chamfer:not([aria-disabled])')];
        return (
          [...document.images].every(({ naturalWidth }) => naturalWidth > 0) &&
          plates.every((plate) => getComputedStyle(plate).clipPath !== 'none')
        );
      });
      await shows(engine, '[data-price-row] [data-trend]', 8);
      await shows(engine, '[data-activity-row]', 5);
    },
  },
  {
    name: 'nothing scrolls sideways at 1440, 390 and 320 px, and a phone has its menu and its bar',
    async run(engine) {
      for (const width of [1440, 390, 320]) {
        await engine.resize(width, 844);
        const sizes = await look(engine, () => [
          innerWidth,
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ]);
        if (sizes.join() !== `${width},0`) throw new Error(`at ${width} px: ${sizes.join()}`);
      }
      await settle(engine, '#faq-heading');
      await shows(engine, '[data-sticky-bar]');
      await engine.click('details[data-menu] summary');
      await shows(engine, 'details[data-menu] a');
      await engine.press('Escape');
      await hides(engine, 'details[data-menu] a');
      await takesFocus(engine, 'summary');
      await engine.resize(1440, 900);
    },
  },
  {
    name: 'answers open by mouse and key, a tooltip comes for the keyboard, Escape takes it away',
    async run(engine) {
      const question = '#faq details:not([open]) summary';
      await engine.click(question);
      await shows(engine, '#faq details[open]', 2);
      await focus(engine, question);
      await engine.press('Enter');
      await shows(engine, '#faq details[open]', 3);
      await focus(engine, '#academy [data-opens]');
      for (let stops = 0; stops < 20; stops += 1) {
        await engine.press('Tab');
        if (await look(engine, hasFocus, '[data-tip]')) break;
      }
      await shows(engine, '#tooltip');
      await engine.press('Escape');
      await hides(engine, '#tooltip');
    },
  },
  {
    name: 'the theme control works by key, and a button to the form takes focus there',
    async run(engine) {
      await settle(engine, 'footer');
      await shows(engine, '[data-theme-control]');
      await engine.click('[data-theme-control] input[value="light"]');
      await engine.press('ArrowRight');
      await until(
        engine,
        'the dark ground',
        () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(15, 16, 13)',
      );
      await engine.click('#top a[data-go="sign-up-heading"]');
      await takesFocus(engine, '#sign-up-heading');
    },
  },
  {
    name: 'a practice trade goes to its ticket in a dialog; Escape gives focus and address back',
    async run(engine, site) {
      await engine.open(site);
      await engine.click('[data-practice="#practice"]');
      await takesFocus(engine, '#practice-step');
      for (let step = 0; step < 3; step += 1) {
        for (const button of ['[data-practice-ask]', '[data-practice-approve]']) {
          await shows(engine, button);
          await engine.click(button);
        }
      }
      await shows(engine, '[data-practice-ticket]');
      await engine.press('Escape');
      await hides(engine, 'dialog');
      await takesFocus(engine, '[data-practice="#practice"]');
      await until(engine, 'the address', () => location.hash === '');
    },
  },
  {
    name: 'a sign-up goes through the form',
    async run(engine, site) {
      if (!IS_OWN_FORM) return;
      await engine.open(`${site}/form/`);
      await engine.type('#email', `visitor-${Date.now()}@example.com`);
      await engine.click('#consent');
      await engine.click('#sign-up button');
      await until(
        engine,
        'the thanks',
        () => document.querySelector('h1')?.textContent === 'Thank you',
      );
    },
  },
];
