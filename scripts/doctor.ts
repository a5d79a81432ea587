import { readArguments } from './arguments.ts';
import { findings } from './doctor/findings.ts';
import { readFacts } from './doctor/readFacts.ts';
import { report } from './doctor/report.ts';

/**
 * `npm run doctor`: what is missing before launch, grouped, each with where to mend it. Reads the
 * settings that a build would read (`OWNER_CONFIG`, `SITE_URL` and `FORM_ORIGIN` included) and asks
 * nobody. Exit code 1 while something must be done, 0 otherwise.
 */
readArguments('npm run doctor', {});
const found = findings(await readFacts(new Date()));
console.log(report(found));
process.exitCode = found.some(({ weight }) => weight === 'must') ? 1 : 0;
