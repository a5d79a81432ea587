import { ENGINE_NAMES, runEngines } from '../site/e2e/engines/runEngines.ts';
import { readArguments } from './command.ts';

/**
 * `npm run test:engines`: what engines can differ in, in those besides Chromium, against the built page
 * behind the real server. Arguments: the engines to run; none means all.
 */
const { chosen } = readArguments({}, ENGINE_NAMES);
process.exit((await runEngines(chosen)) > 0 ? 1 : 0);
