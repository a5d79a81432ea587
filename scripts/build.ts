import { parseArgs } from 'node:util';
import { build } from 'astro';
import './command.ts';
import { getFindings } from './doctor/rules.ts';

/**
 * Runs `astro build`, but prints only the message of an error. For environment variables, see docs/deploying.md.
 * `--quiet` prints only errors.
 */
const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Load the settings and pages first, because Astro would wrap our error messages in extra lines.
await import('../site/src/data/pages.ts');
const { readDoctorInput } = await import('./readDoctorInput.ts');
const findings = getFindings(readDoctorInput(new Date()));
const requiredCount = findings.filter(({ severity }) => severity === 'required').length;
await build({ logLevel: values.quiet ? 'silent' : 'info' });
if (requiredCount > 0 && !values.quiet)
  console.warn(
    `Warning: ${requiredCount} ${requiredCount === 1 ? 'problem' : 'problems'} to fix before launch. Run \`npm run doctor\`.`,
  );
