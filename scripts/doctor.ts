import { parseArgs } from 'node:util';
import './command.ts';
import { formatFindings } from './doctor/findings.ts';
import { getFindings } from './doctor/rules.ts';

/**
 * `npm run doctor` lists what's left to do before launch, with the setting or command for each item. It reads the same
 * settings and environment variables as a build, without using the network. Exits with 1 if an item is required.
 */
parseArgs();
const { readDoctorInput } = await import('./readDoctorInput.ts');
const findings = getFindings(readDoctorInput(new Date()));
console.log(formatFindings(findings));
process.exitCode = findings.some(({ severity }) => severity === 'required') ? 1 : 0;
