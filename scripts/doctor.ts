import { parseArgs } from 'node:util';
import './command.ts';
import { formatFindings } from './doctor/findings.ts';
import { getFindings } from './doctor/rules.ts';

/**
 * `npm run doctor` lists what's left to do before launch and how to do it. It reads the same settings and environment
 * variables as a build and doesn't use the network. It fails if anything on the list is required.
 */
parseArgs();
const { readDoctorInput } = await import('./readDoctorInput.ts');
const findings = getFindings(readDoctorInput(new Date()));
console.log(formatFindings(findings));
process.exitCode = findings.some(({ severity }) => severity === 'required') ? 1 : 0;
