import startServerOnBuild from '../globalSetup.ts';
import { CHECKS } from './checks.ts';
import type { Launch } from './engine.ts';
import { ENGINE_NAMES, findEngine, type EngineName } from './findEngine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

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
      const all = await Promise.all(
        there.map(({ name, path }) =>
          runEngine(name, path, site).catch((error: unknown) => {
            console.log(`FAILED ${name} did not start: ${String(error)}`);
            return [false];
          }),
        ),
      );
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
  const engine = await LAUNCH[name](path);
  const outcomes: boolean[] = [];
  for (const check of CHECKS) {
    const wrong = await check
      .run(engine, site)
      .then(async () => (await engine.errors()).join('; '))
      .catch(String);
    console.log(`${wrong ? 'FAILED' : 'ok    '} ${name} ${check.name}`);
    if (wrong) console.log(`       ${wrong}`);
    outcomes.push(!wrong);
  }
  await engine.close();
  return outcomes;
}
