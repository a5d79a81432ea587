import { parseArgs } from 'node:util';
import './command.ts';
import { printFindings } from './doctor/findings.ts';
import { findings } from './doctor/rules.ts';

/**
 * `npm run doctor`: what is missing before launch, each with where to mend it. Reads the
 * settings that a build would read (`OWNER`, `SITE_URL` and `FORM_ORIGIN` included) and asks
 * nobody. Exit code 1 while something must be done, 0 otherwise.
 */
parseArgs();
const { readFacts } = await import('./readFacts.ts');
const found = findings(readFacts(new Date()));
console.log(printFindings(found));
process.exitCode = found.some(({ severity }) => severity === 'required') ? 1 : 0;
