import { tryCheck, type Check } from './checks.ts';
import { CONTROL_CHECKS } from './controlChecks.ts';
import type { Launch } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { PAGE_CHECKS } from './pageChecks.ts';
import { launchWebkit } from './webkit.ts';
import { PRACTICE_CHECKS } from './practiceChecks.ts';
import { WIDGET_CHECKS } from './widgetChecks.ts';
import startServerOnBuild from '../globalSetup.ts';
import { ENGINE_NAMES, findEngine, type EngineName } from './findEngine.ts';

const CHECKS: Check[] = [...PAGE_CHECKS, ...WIDGET_CHECKS, ...CONTROL_CHECKS, ...PRACTICE_CHECKS];
const LAUNCH: Record<EngineName, Launch> = { firefox: launchFirefox, webkit: launchWebkit };

/**
 * Runs the checks and prints how each went, and at last the counts. An engine that is missing fails when
 * it was asked for by name or could have been installed here; otherwise it is said to be not run, with
 * what to install.
 * @param asked the engines to run; none means all.
 * @returns how many checks failed.
 */
export async function runEngines(asked: readonly EngineName[]): Promise<number> {
  /** Of each check, whether it passed; an engine that should be there and is not counts as one. */
  const outcomes: boolean[] = [];
  const there: { name: EngineName; path: string }[] = [];
  for (const name of asked.length > 0 ? asked : ENGINE_NAMES) {
    const engine = findEngine(name);
    if (engine.kind === 'found') {
      there.push({ name, path: engine.path });
      continue;
    }
    const isFault = asked.includes(name) || engine.couldBeInstalled;
    console.log(`${isFault ? 'FAILED ' : ''}${name}: not run; ${engine.advice}`);
    if (isFault) outcomes.push(false);
  }
  if (there.length > 0) {
    const stop = await startServerOnBuild();
    try {
      const site = process.env['E2E_SITE'] ?? '';
      // Side by side: most of the time each of them waits for the page's own clock.
      const all = await Promise.all(there.map(({ name, path }) => runEngine(name, path, site)));
      outcomes.push(...all.flat());
    } finally {
      await stop();
    }
  }
  const failed = outcomes.filter((isPassed) => !isPassed).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed;
}

async function runEngine(name: EngineName, path: string, site: string): Promise<boolean[]> {
  const outcomes: boolean[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const engine = await LAUNCH[name](path, scheme).catch((error: unknown) => String(error));
    for (const check of CHECKS.filter(({ dark = false }) => dark === (scheme === 'dark'))) {
      const start = performance.now();
      const wrong = typeof engine === 'string' ? engine : await tryCheck(check, engine, { site });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const mark = wrong === undefined ? 'ok    ' : 'FAILED';
      console.log(`${mark} ${name} ${check.name} (${seconds} s)`);
      if (wrong !== undefined) console.log(`       ${wrong}`);
      outcomes.push(wrong === undefined);
    }
    if (typeof engine !== 'string') await engine.close();
  }
  return outcomes;
}
