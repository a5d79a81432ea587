import { expect } from '@playwright/test';

/** Controls a browser window. */
export type Engine = {
  /** Opens a URL and waits for the `load` event. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, and returns the awaited value. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks the center of the first match with the mouse. */
  click: (selector: string) => Promise<void>;
  /** Fails requests whose URL contains `urlPart`, or none if omitted. Not all drivers support this. */
  failRequests?: (urlPart?: string) => Promise<void>;
  /** Deletes a global before scripts run, on all later page loads. Not all drivers support this. */
  removeGlobal?: (name: string) => Promise<void>;
  press: (key: 'Tab' | 'Escape') => Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

// Browsers can stall for many seconds on a busy machine.
const TIMEOUT_MS = 60_000;

/** The function is serialized, so it can only use its argument and the page's globals. */
export const evaluate = (engine: Engine, callback: (arg: string) => unknown, arg = '') =>
  engine.run(`(${callback.toString()})(${JSON.stringify(arg)})`);

/** Waits until a function in the page returns true. */
export const waitUntil = (
  engine: Engine,
  message: string,
  condition: (arg: string) => boolean,
  arg = message,
) =>
  expect.poll(() => evaluate(engine, condition, arg), { message, timeout: TIMEOUT_MS }).toBe(true);

export const waitForVisible = (engine: Engine, selector: string) =>
  waitUntil(engine, selector, (arg) => document.querySelector(arg)?.checkVisibility() ?? false);
export const waitForFocus = (engine: Engine, selector: string) =>
  waitUntil(
    engine,
    `focus on ${selector}`,
    (arg) => !!document.activeElement?.matches(arg),
    selector,
  );

/** Scrolls to an element, waits until it has stopped moving, and clicks it. */
export async function click(engine: Engine, selector: string): Promise<void> {
  await waitForVisible(engine, selector);
  await evaluate(
    engine,
    async (arg) => {
      const element = document.querySelector(arg);
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

/** Runs in the page. Scrolls to the end, so all lazy content loads. */
async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page after scrolling through it. */
const EXPECTED_CONTENT: Record<string, () => boolean> = {
  'seventeen sections': () =>
    [...document.querySelectorAll('main section[id]')].filter(
      ({ clientHeight }) => clientHeight > 10,
    ).length === 17,
  'custom fonts': () => ['12px text', '12px display'].every((font) => document.fonts.check(font)),
  'all blocks revealed': () =>
    [...document.querySelectorAll('main [data-reveal]')].every(
      (block) => getComputedStyle(block).opacity === '1',
    ),
  'all images': () => [...document.images].every(({ naturalWidth }) => naturalWidth > 0),
  'chamfered buttons': () =>
    [...document.querySelectorAll("main .chamfer:not([aria-disabled], [data-kind='quiet'])")].every(
      (button) => getComputedStyle(button).clipPath !== 'none',
    ),
  'eight prices': () =>
    document.querySelectorAll('[data-price-row] [data-trend]:not(:empty)').length === 8,
  'the feed': () => document.querySelectorAll('[data-activity-row]').length >= 5,
};

/** Scrolls through the page and uses features that differ between engines. */
export async function exercisePage(engine: Engine, site: string): Promise<void> {
  // Software rendering is slow, so use a narrow, tall viewport with fewer pixels and less scrolling.
  await engine.resize(320, 1300);
  await engine.open(site);
  await evaluate(engine, scrollToEnd);
  for (const [name, condition] of Object.entries(EXPECTED_CONTENT))
    await waitUntil(engine, name, condition);
  for (const width of [1440, 320]) {
    await engine.resize(width, 1300);
    const hasNoOverflow = (expectedWidth: string) =>
      innerWidth === Number(expectedWidth) && document.documentElement.scrollWidth <= innerWidth;
    await waitUntil(engine, `no horizontal overflow at ${width} px`, hasNoOverflow, String(width));
  }
  // Regression: Safari lost focus after a click on something inside a summary.
  await click(engine, '#faq details:nth-child(2) summary');
  await waitForVisible(engine, '#faq details:nth-child(2) p');
  await engine.press('Tab');
  await waitForFocus(engine, '#faq details:nth-child(3) summary');
  await click(engine, '[data-practice="#practice"]');
  await waitForFocus(engine, '#practice-step');
  await engine.press('Escape');
  await waitForFocus(engine, '[data-practice="#practice"]');
  await expectNoErrors(engine);
  await engine.open(`${site}/form/`);
  await evaluate(engine, () =>
    document.querySelector('#email')?.setAttribute('value', `visitor-${Date.now()}@example.com`),
  );
  await click(engine, '#consent');
  await expectNoErrors(engine);
  await click(engine, '#sign-up button');
  await waitUntil(
    engine,
    'the thank-you page',
    () => document.querySelector('h1')?.textContent === 'Thank you',
  );
  await expectNoErrors(engine);
}

/** Runs in the page. Collects console errors and warnings, uncaught errors, and CSP violations. */
export function collectErrors(): void {
  const errors: string[] = [];
  const record = (...args: unknown[]) => void errors.push(args.map(String).join(' '));
  Object.assign(globalThis, { errors });
  Object.assign(console, { error: record, warn: record });
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => record('blocked', blockedURI));
}

/** Each page collects its own errors, so call this before the next navigation. */
async function expectNoErrors(engine: Engine): Promise<void> {
  expect(await engine.run('window.errors ?? []')).toEqual([]);
}
