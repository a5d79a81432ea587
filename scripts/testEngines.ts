import { parseArgs } from 'node:util';
import { ENGINE_NAMES, runEngines } from '../site/e2e/engines/runEngines.ts';
import { refuseUnknown } from './command.ts';

/**
 * `npm run test:engines`: what engines can differ in, in those besides Chromium, against the built page
 * behind the real server. Arguments: the engines to run; none means all.
 */
const { positionals } = parseArgs({ allowPositionals: true });
refuseUnknown(positionals, ENGINE_NAMES);
const asked = ENGINE_NAMES.filter((name) => positionals.includes(name));
process.exit((await runEngines(asked)) > 0 ? 1 : 0);
