import { expect } from '@playwright/test';

/** A browser engine with one window. */
export type Engine = {
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it, and returns its JSON. */
  run: (expression: string) => Promise<unknown>;
  /** A real mouse press on the middle of the first match. */
  click: (selector: string) => Promise<void>;
  /** Fails requests whose address contains a text, until called without one. Not all drivers can. */
  fail?: (part?: string) => Promise<void>;
  /** Deletes a global name before later pages run. Not all drivers can. */
  remove?: (name: string) => Promise<void>;
  press: (key: 'Tab' | 'Escape') => Promise<void>;
  /** CSS pixels of the page itself. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

// Other work on the machine can starve a browser for many seconds.
const PATIENCE_MS = 60_000;

/** Runs a function in the page. It is sent as text, so it can only use its argument and the page's globals. */
export const look = (engine: Engine, inside: (selector: string) => unknown, selector = '') =>
  engine.run(`(${inside.toString()})(${JSON.stringify(selector)})`);

/** Waits until a function in the page returns true. */
export const until = (
  engine: Engine,
  what: string,
  inside: (selector: string) => boolean,
  selector = what,
) =>
  expect
    .poll(() => look(engine, inside, selector), { message: what, timeout: PATIENCE_MS })
    .toBe(true);

export const shows = (engine: Engine, selector: string) =>
  until(engine, selector, (one) => document.querySelector(one)?.checkVisibility() ?? false);
export const takesFocus = (engine: Engine, selector: string) =>
  until(engine, `focus on ${selector}`, (one) => !!document.activeElement?.matches(one), selector);

/** Presses the middle of the window. */
export async function click(engine: Engine, selector: string): Promise<void> {
  await shows(engine, selector);
  await look(
    engine,
    async (one) => {
      const element = document.querySelector(one);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      for (let top: number | undefined; top !== element?.getBoundingClientRect().top;) {
        top = element?.getBoundingClientRect().top;
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
      }
    },
    selector,
  );
  await engine.click(selector);
}

/** Runs in the page: scrolls to its end, so that everything lazy loads. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** What a fully read page must contain, checked in the page itself. */
const READ: Record<string, () => boolean> = {
  'seventeen sections': () =>
    [...document.querySelectorAll('main section[id]')].filter((one) => one.clientHeight > 10)
      .length === 17,
  'its typefaces': () => ['12px text', '12px display'].every((font) => document.fonts.check(font)),
  'every block revealed': () =>
    [...document.querySelectorAll('main [data-reveal]')].every(
      (block) => getComputedStyle(block).opacity === '1',
    ),
  'every picture': () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
  'cut corners': () =>
    [...document.querySelectorAll("main .chamfer:not([aria-disabled], [data-kind='quiet'])")].every(
      (plate) => getComputedStyle(plate).clipPath !== 'none',
    ),
  'eight prices': () =>
    document.querySelectorAll('[data-price-row] [data-trend]:not(:empty)').length === 8,
  'the feed': () => document.querySelectorAll('[data-activity-row]').length >= 5,
};

/** Reads the page once and uses features in which engines differ. */
export async function readPage(engine: Engine, site: string): Promise<void> {
  // Narrow and tall: an engine without a graphics card draws few pixels in few steps.
  await engine.resize(320, 1300);
  await engine.open(site);
  await look(engine, scrollThrough);
  for (const [what, stands] of Object.entries(READ)) await until(engine, what, stands);
  for (const width of [1440, 320]) {
    await engine.resize(width, 1300);
    const isWithin = (least: string) =>
      innerWidth === Number(least) && document.documentElement.scrollWidth <= innerWidth;
    await until(engine, `nothing sideways at ${width} px`, isWithin, String(width));
  }
  // Safari lost focus if an element inside a summary took the press.
  await click(engine, '#faq details:nth-child(2) summary');
  await shows(engine, '#faq details:nth-child(2) p');
  await engine.press('Tab');
  await takesFocus(engine, '#faq details:nth-child(3) summary');
  await click(engine, '[data-practice="#practice"]');
  await takesFocus(engine, '#practice-step');
  await engine.press('Escape');
  await takesFocus(engine, '[data-practice="#practice"]');
  await expectNoErrors(engine);
  await engine.open(`${site}/form/`);
  await look(engine, () =>
    document.querySelector('#email')?.setAttribute('value', `visitor-${Date.now()}@example.com`),
  );
  await click(engine, '#consent');
  await expectNoErrors(engine);
  await click(engine, '#sign-up button');
  await until(
    engine,
    'the thanks',
    () => document.querySelector('h1')?.textContent === 'Thank you',
  );
  await expectNoErrors(engine);
}

/** Runs in a page: collects console errors and warnings, uncaught errors and policy violations. */
export function listen(): void {
  const heard: string[] = [];
  const hear = (...words: unknown[]) => void heard.push(words.map(String).join(' '));
  Object.assign(globalThis, { heard });
  Object.assign(console, { error: hear, warn: hear });
  addEventListener('error', ({ message }) => hear(message));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => hear('refused', blockedURI));
}

/** After navigation, reads what the previous page collected. */
async function expectNoErrors(engine: Engine): Promise<void> {
  expect(await engine.run('window.heard ?? []')).toEqual([]);
}
