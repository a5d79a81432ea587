import { click, look, shows, takesFocus, until, type Engine } from './readPage.ts';

// The page's script shows it.
const CONTROL = '[data-theme-control]';
const DARK = `${CONTROL} input[value="dark"]`;

/** Opens pages scrolled down, by link and by reload. */
export async function startScript(engine: Engine, site: string): Promise<void> {
  for (const removed of [undefined, 'PerformanceObserver']) {
    if (removed) await engine.remove?.(removed);
    for (const path of ['/#faq', '/es/#compare', '/?utm_source=x#get-started']) {
      await engine.open('about:blank');
      await engine.open(site + path);
      await shows(engine, CONTROL);
    }
    await engine.open(`${site}/`);
    await look(engine, () => scrollTo({ top: 4000, behavior: 'instant' }));
    await look(engine, () => location.reload());
    await until(engine, 'the scrolled place', () => scrollY > 3000);
    await shows(engine, CONTROL);
  }
}

/** Chooses a theme on another page, and goes back to a page from the browser's cache. */
export async function turnBack(engine: Engine, site: string): Promise<void> {
  await engine.open(`${site}/`);
  await shows(engine, CONTROL);
  await engine.open(`${site}/es/`);
  await shows(engine, CONTROL);
  await look(engine, (radio) => document.querySelector<HTMLElement>(radio)?.click(), DARK);
  await until(engine, 'the chosen theme', () => localStorage.getItem('theme') === 'dark');
  await look(engine, () => history.back());
  await until(engine, 'the English page', () => document.documentElement.lang === 'en');
  await until(engine, 'the dark theme', () => document.documentElement.dataset['theme'] === 'dark');
}

/** Opens the practice trade while its script fails, and again when it works. */
export async function pressAgain(engine: Engine, site: string): Promise<void> {
  const opener = '[data-practice="#practice"]';
  await engine.open(`${site}/`);
  await shows(engine, CONTROL);
  await engine.fail?.('/openPractice.');
  await click(engine, opener);
  await shows(engine, '#trading [role="alert"]');
  await engine.fail?.();
  await click(engine, opener);
  await takesFocus(engine, '#practice-step');
}
