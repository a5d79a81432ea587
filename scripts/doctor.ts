import { parseArgs } from 'node:util';
import './command.ts';
import { printFindings } from './doctor/findings.ts';
import { findings } from './doctor/rules.ts';

/**
 * `npm run doctor` lists what is missing before launch, with the setting that fixes it. It reads the same settings
 * as a build (`OWNER`, `SITE_URL` and `FORM_ORIGIN` included) and uses no network. Exit code 1 while something is
 * required, 0 otherwise.
 */
parseArgs();
const { readFacts } = await import('./readFacts.ts');
const found = findings(readFacts(new Date()));
console.log(printFindings(found));
process.exitCode = found.some(({ severity }) => severity === 'required') ? 1 : 0;
