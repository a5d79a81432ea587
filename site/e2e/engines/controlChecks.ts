import { equal, type Check } from './checks.ts';
import { look, settle, until, type Engine } from './engine.ts';

const shows = (selector: string) => {
  const element = document.querySelector(selector);
  return (
    element !== null && element.checkVisibility() && element.getBoundingClientRect().height > 10
  );
};
const hides = (selector: string) => {
  const element = document.querySelector(selector);
  return (
    element !== null && (!element.checkVisibility() || element.getBoundingClientRect().height < 1)
  );
};
const focus = (engine: Engine, selector: string) =>
  look(
    engine,
    (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    selector,
  );

const saysWhy = (selector: string) => {
  const status = document.querySelector<HTMLElement>(selector)?.dataset['soon'] ?? '';
  return (document.getElementById(status)?.textContent ?? '') !== '';
};

/** Whatever opens, answers or moves, by mouse and by key. */
export const CONTROL_CHECKS: Check[] = [
  {
    name: 'questions open and close by mouse and by key, and all at once',
    async run(engine, { site }) {
      await engine.open(site);
      equal(await look(engine, shows, '#answer-1'), true, 'first answer');
      await until(engine, 'the second answer closed', hides, '#answer-2');
      await engine.click('[data-faq="answer-2"]');
      await until(engine, 'the second answer', shows, '#answer-2');
      await engine.press('Space');
      await until(engine, 'the second answer gone', hides, '#answer-2');
      await engine.press('Tab');
      await engine.press('Enter');
      await until(engine, 'the third answer', shows, '#answer-3');
      await engine.click('[data-faq-all]');
      await until(engine, 'the last answer', shows, '#answer-6');
      await engine.click('[data-faq-all]');
      await until(engine, 'the last answer gone', hides, '#answer-6');
    },
  },
  {
    name: 'the fee table opens by mouse, a course by key',
    async run(engine, { site }) {
      await engine.open(site);
      equal(await look(engine, hides, '#fee-panel'), true, 'fee table closed');
      await engine.click('[data-opens="fee-panel"]');
      await until(engine, 'the fee table', shows, '#fee-panel');
      const course = '#academy [data-opens]';
      await settle(engine, course);
      await focus(engine, course);
      await engine.press('Enter');
      await until(engine, 'the course', shows, '#academy [data-panel]');
      await engine.press('Enter');
      await until(engine, 'the course gone', hides, '#academy [data-panel]');
    },
  },
  {
    name: 'a button that leads nowhere yet says why, by mouse and by key',
    async run(engine, { site }) {
      await engine.open(site);
      // The token's comes after the others.
      const [first, last] = ['[data-soon]', '#token [data-soon]'];
      await engine.click(first);
      await until(engine, 'the reason', saysWhy, first);
      await engine.open(site);
      await settle(engine, last);
      await focus(engine, last);
      await engine.press('Enter');
      await until(engine, 'the other reason', saysWhy, last);
    },
  },
  {
    name: 'the skip link comes first, and section buttons move focus to the heading',
    async run(engine, { site }) {
      await engine.open(site);
      await engine.press('Tab');
      equal(
        await look(engine, () => document.activeElement?.className),
        'skip chamfer',
        'first stop',
      );
      await engine.press('Enter');
      await until(engine, 'focus on the content', () => document.activeElement?.id === 'main');
      await engine.click('#top a[data-go="sign-up-heading"]');
      await until(
        engine,
        'focus on the form',
        () => document.activeElement?.id === 'sign-up-heading',
      );
      equal(await look(engine, () => location.hash), '#tmx-form-section', 'address');
      await until(engine, 'the heading in the window', () => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom <= innerHeight;
      });
    },
  },
  {
    name: 'the menu of a phone opens by mouse and key, Escape closes it',
    async run(engine, { site }) {
      await engine.resize(390, 844);
      await engine.open(site);
      await engine.click('details[data-menu] summary');
      await until(engine, 'the links', shows, 'details[data-menu] a');
      await engine.press('Escape');
      await until(engine, 'the links gone', hides, 'details[data-menu] a');
      equal(await look(engine, () => document.activeElement?.tagName), 'SUMMARY', 'focus');
      await engine.press('Enter');
      await until(engine, 'the links again', shows, 'details[data-menu] a');
      await engine.click('details[data-menu] li:nth-child(2) a');
      await until(engine, 'the menu closed', hides, 'details[data-menu] a');
    },
  },
  {
    name: 'the phone has its bar after the first view, and not over the form',
    async run(engine, { site }) {
      await engine.resize(390, 844);
      await engine.open(site);
      equal(await look(engine, hides, '[data-sticky-bar]'), true, 'no bar at the top');
      await settle(engine, '#faq-heading');
      await until(engine, 'the bar', shows, '[data-sticky-bar]');
      await settle(engine, '#tmx-form-section');
      await until(engine, 'no bar', hides, '[data-sticky-bar]');
    },
  },
  {
    name: 'the theme control overrides the system, is remembered, and works by key',
    async run(engine, { site }) {
      await engine.open(site);
      const ground = () => getComputedStyle(document.documentElement).backgroundColor;
      equal(await look(engine, ground), 'rgb(245, 244, 239)', 'light at first');
      await settle(engine, 'footer');
      await until(engine, 'the control', shows, '[data-theme-control]');
      await engine.click('[data-theme-control] input[value="light"]');
      await engine.press('ArrowRight');
      await until(engine, 'dark', () => document.documentElement.dataset['theme'] === 'dark');
      await engine.open(site);
      equal(await look(engine, ground), 'rgb(15, 16, 13)', 'dark, remembered');
      await until(engine, 'the dark picture', () =>
        Boolean(document.querySelector<HTMLImageElement>('#top img')?.currentSrc.includes('dark')),
      );
      await settle(engine, 'footer');
      await until(engine, 'the control', shows, '[data-theme-control]');
      await engine.click('[data-theme-control] input[value="system"]');
      await until(
        engine,
        'light again',
        () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(245, 244, 239)',
      );
    },
  },
  {
    name: 'a tooltip comes at once for the keyboard and goes with Escape',
    async run(engine, { site }) {
      await engine.open(site);
      // The section before the first button with a tooltip.
      await settle(engine, '#academy [data-opens]');
      await focus(engine, '#academy [data-opens]');
      for (let stops = 0; stops < 20; stops += 1) {
        await engine.press('Tab');
        if (await look(engine, () => document.activeElement?.matches('[data-tip]') ?? false)) break;
      }
      await until(engine, 'the tooltip', shows, '#tooltip');
      await engine.press('Escape');
      await until(engine, 'the tooltip gone', hides, '#tooltip');
    },
  },
];
