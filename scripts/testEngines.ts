import { performance } from 'node:perf_hooks';
import { launchChromium } from '../site/e2e/engines/chromium.ts';
import { tryCheck } from '../site/e2e/engines/checks.ts';
import type { Check } from '../site/e2e/engines/checks.ts';
import { CONTROL_CHECKS } from '../site/e2e/engines/controlChecks.ts';
import type { Launch } from '../site/e2e/engines/engine.ts';
import { launchFirefox } from '../site/e2e/engines/firefox.ts';
import { openGate } from '../site/e2e/engines/gate.ts';
import { PAGE_CHECKS } from '../site/e2e/engines/pageChecks.ts';
import { launchWebkit } from '../site/e2e/engines/webkit.ts';
import { WIDGET_CHECKS } from '../site/e2e/engines/widgetChecks.ts';
import startCompanionOnBuild from '../site/e2e/globalSetup.ts';
import { findChromium } from './chromium.ts';
import { OTHER_ENGINES, findEngine } from './engines.ts';
import type { Found } from './engines.ts';

/**
 * `npm run test:engines`: the core of the end-to-end tests in Chromium, Firefox and WebKit, all
 * against the built page behind the real companion. An engine that is not there and cannot be
 * installed is named, with what to install. Arguments: the engines to run; none means all.
 */
const CHECKS: Check[] = [...PAGE_CHECKS, ...WIDGET_CHECKS, ...CONTROL_CHECKS];

type Name = 'chromium' | 'firefox' | 'webkit';
const LAUNCH: Record<Name, Launch> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};
const FIND: Record<Name, () => Found> = {
  chromium: () => ({ kind: 'found', path: findChromium() }),
  firefox: () => findEngine(OTHER_ENGINES.firefox, 'FIREFOX_PATH'),
  webkit: () => findEngine(OTHER_ENGINES.webkit, 'WEBKIT_DRIVER_PATH'),
};
const NAMES: Name[] = ['chromium', 'firefox', 'webkit'];

type Tally = { passed: number; failed: number };
const NONE: Tally = { passed: 0, failed: 0 };

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const names = asked.length > 0 ? NAMES.filter((name) => asked.includes(name)) : NAMES;
  const found = names.map((name) => ({ name, found: FIND[name]() }));
  const stop = await startCompanionOnBuild();
  const site = process.env['E2E_SITE'] ?? '';
  const total: Tally = { passed: 0, failed: 0 };
  try {
    // Side by side: most of the time each of them waits for the page's own clock.
    const tallies = await Promise.all(
      found.map(({ name, found }) =>
        found.kind === 'found' ? runEngine(name, found.path, site) : Promise.resolve(NONE),
      ),
    );
    for (const [at, { name, found: engine }] of found.entries()) {
      const { passed, failed } = tallies[at] ?? NONE;
      total.passed += passed;
      total.failed += failed;
      if (engine.kind === 'found') console.log(`${name}: ${passed} passed, ${failed} failed`);
      else console.log(`${name}: not run; ${engine.advice}`);
    }
  } finally {
    await stop();
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

async function runEngine(name: Name, path: string, site: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 };
  const gate = await openGate(site);
  for (const scheme of ['light', 'dark'] as const) {
    const checks = CHECKS.filter(({ dark = false }) => dark === (scheme === 'dark'));
    const engine = await LAUNCH[name](path, scheme).catch((error: unknown) => String(error));
    for (const check of checks) {
      const start = performance.now();
      const wrong =
        typeof engine === 'string' ? engine : await tryCheck(check, engine, { site, gate });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      if (wrong === undefined) tally.passed += 1;
      else tally.failed += 1;
      console.log(
        `${wrong === undefined ? 'ok    ' : 'FAILED'} ${name} ${check.name} (${seconds} s)`,
      );
      if (wrong !== undefined) console.log(`       ${wrong}`);
    }
    if (typeof engine !== 'string') await engine.close();
  }
  await gate.stop();
  return tally;
}

await main();
