import { parseArgs } from 'node:util';
import { build } from 'astro';
import './command.ts';
import { getFindings } from './doctor/rules.ts';

/**
 * Builds the page into `dist/` like `astro build`. If there's an error, prints only its message. docs/deploying.md
 * lists the environment variables. `--quiet` prints only errors.
 */
const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Astro would add lines to an error in the settings or pages, so read them before Astro does.
await import('../site/src/data/pages.ts');
const { readDoctorInput } = await import('./readDoctorInput.ts');
const findings = getFindings(readDoctorInput(new Date()));
const requiredCount = findings.filter(({ severity }) => severity === 'required').length;
await build({ logLevel: values.quiet ? 'silent' : 'info' });
if (requiredCount > 0 && !values.quiet)
  console.warn(`Warning: ${requiredCount} left to do before launch. Run \`npm run doctor\`.`);
