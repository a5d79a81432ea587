import {
  click,
  evaluate,
  waitForVisible,
  waitForFocus,
  waitUntil,
  type Engine,
} from './exercisePage.ts';

// The page's script shows this control.
const THEME_CONTROL = '[data-theme-control]';
const DARK_OPTION = `${THEME_CONTROL} input[value="dark"]`;

/** Opens pages that start scrolled down because of a URL hash or a reload. */
export async function startPageScript(engine: Engine, site: string): Promise<void> {
  for (const removed of [undefined, 'PerformanceObserver']) {
    if (removed) await engine.removeGlobal?.(removed);
    for (const path of ['/#faq', '/es/#compare', '/?utm_source=x#get-started']) {
      await engine.open('about:blank');
      await engine.open(site + path);
      await waitForVisible(engine, THEME_CONTROL);
    }
    await engine.open(`${site}/`);
    await evaluate(engine, () => scrollTo({ top: 4000, behavior: 'instant' }));
    await evaluate(engine, () => location.reload());
    await waitUntil(engine, 'the restored scroll position', () => scrollY > 3000);
    await waitForVisible(engine, THEME_CONTROL);
  }
}

/** Chooses a theme on another page and goes back to a page in the back/forward cache. */
export async function returnWithNewTheme(engine: Engine, site: string): Promise<void> {
  await engine.open(`${site}/`);
  await waitForVisible(engine, THEME_CONTROL);
  await engine.open(`${site}/es/`);
  await waitForVisible(engine, THEME_CONTROL);
  await evaluate(
    engine,
    (selector) => document.querySelector<HTMLElement>(selector)?.click(),
    DARK_OPTION,
  );
  await waitUntil(engine, 'the chosen theme', () => localStorage.getItem('theme') === 'dark');
  await evaluate(engine, () => history.back());
  await waitUntil(engine, 'the English page', () => document.documentElement.lang === 'en');
  await waitUntil(
    engine,
    'the dark theme',
    () => document.documentElement.dataset['theme'] === 'dark',
  );
}

/** Opens the practice trade while its script fails to load, and then again when it works. */
export async function retryPracticeTrade(engine: Engine, site: string): Promise<void> {
  const openButton = '[data-practice="#practice"]';
  await engine.open(`${site}/`);
  await waitForVisible(engine, THEME_CONTROL);
  await engine.failRequests?.('/openPractice.');
  await click(engine, openButton);
  await waitForVisible(engine, '#trading [role="alert"]');
  await engine.failRequests?.();
  await click(engine, openButton);
  await waitForFocus(engine, '#practice-step');
}
