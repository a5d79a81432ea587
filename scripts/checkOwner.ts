import { spawnSync } from 'node:child_process';
import { orEnd, readArguments } from './command.ts';
import { findChromium } from './programs.ts';
import { runStep } from './test/runStep.ts';
import { OWNER_STEPS } from './test/steps.ts';

/**
 * `npm run check:owner`: what an owner asks before publishing, in under three minutes. The page builds, with no
 * link that leads nowhere; in each language it reads without script, nothing runs sideways, over something else
 * or out of sight, and axe finds nothing, contrast with it. At last the doctor says which claims lack evidence.
 */
readArguments({});
process.env['CHROMIUM_PATH'] = await orEnd(findChromium);
for (const step of OWNER_STEPS) {
  if ((await runStep(step)).failed > 0) process.exit(1);
}
console.log();
process.exit(spawnSync(process.execPath, ['scripts/doctor.ts'], { stdio: 'inherit' }).status ?? 1);
