import { performance } from 'node:perf_hooks';
import { tryCheck, type Check } from '../site/e2e/engines/checks.ts';
import { CONTROL_CHECKS } from '../site/e2e/engines/controlChecks.ts';
import type { Launch } from '../site/e2e/engines/engine.ts';
import { launchFirefox } from '../site/e2e/engines/firefox.ts';
import { PAGE_CHECKS } from '../site/e2e/engines/pageChecks.ts';
import { launchWebkit } from '../site/e2e/engines/webkit.ts';
import { PRACTICE_CHECKS } from '../site/e2e/engines/practiceChecks.ts';
import { WIDGET_CHECKS } from '../site/e2e/engines/widgetChecks.ts';
import startCompanionOnBuild from '../site/e2e/globalSetup.ts';
import { readArguments } from './arguments.ts';
import { ENGINE_NAMES, findEngine, type EngineName } from './engines.ts';

/**
 * `npm run test:engines`: what engines can differ in, in those besides Chromium, against
 * the built page behind the real companion. Arguments: the engines to run; none means all. An
 * engine that is missing fails when it was asked for by name or could have been installed here;
 * otherwise it is said to be not run, with what to install.
 */
const CHECKS: Check[] = [...PAGE_CHECKS, ...WIDGET_CHECKS, ...CONTROL_CHECKS, ...PRACTICE_CHECKS];
const LAUNCH: Record<EngineName, Launch> = { firefox: launchFirefox, webkit: launchWebkit };

type Tally = { passed: number; failed: number };

const { words: asked } = readArguments('npm run test:engines', {}, ENGINE_NAMES);
const engines = (asked.length > 0 ? asked : ENGINE_NAMES).map((name) => ({
  name,
  ...findEngine(name),
}));
const total: Tally = { passed: 0, failed: 0 };
for (const engine of engines) {
  if (engine.kind === 'found') continue;
  const isFault = asked.includes(engine.name) || engine.couldBeInstalled;
  console.log(`${isFault ? 'FAILED ' : ''}${engine.name}: not run; ${engine.advice}`);
  if (isFault) total.failed += 1;
}
const there = engines.flatMap(({ name, ...found }) =>
  found.kind === 'found' ? [{ name, path: found.path }] : [],
);
if (there.length > 0) {
  const stop = await startCompanionOnBuild();
  try {
    const site = process.env['E2E_SITE'] ?? '';
    // Side by side: most of the time each of them waits for the page's own clock.
    const tallies = await Promise.all(there.map(({ name, path }) => runEngine(name, path, site)));
    for (const { passed, failed } of tallies) {
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await stop();
  }
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runEngine(name: EngineName, path: string, site: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  for (const scheme of ['light', 'dark'] as const) {
    const checks = CHECKS.filter(({ dark = false }) => dark === (scheme === 'dark'));
    const engine = await LAUNCH[name](path, scheme).catch((error: unknown) => String(error));
    for (const check of checks) {
      const start = performance.now();
      const wrong = typeof engine === 'string' ? engine : await tryCheck(check, engine, { site });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      tally[wrong === undefined ? 'passed' : 'failed'] += 1;
      console.log(
        `${wrong === undefined ? 'ok    ' : 'FAILED'} ${name} ${check.name} (${seconds} s)`,
      );
      if (wrong !== undefined) console.log(`       ${wrong}`);
    }
    if (typeof engine !== 'string') await engine.close();
  }
  return tally;
}
