import { parseArgs } from 'node:util';
import { build } from 'astro';
import './command.ts';
import { findings } from './doctor/rules.ts';

/**
 * Builds the page into `dist/` as `astro build` does, by the settings of the environment that docs/deploying.md lists,
 * and prints a mistake as its sentence alone. `--quiet` prints nothing else.
 */
const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Read before Astro reads them, because Astro would add a line to a mistake in the settings.
const { readFacts } = await import('./readFacts.ts');
const todo = findings(readFacts(new Date())).filter(({ severity }) => severity === 'required');
await build({ logLevel: values.quiet ? 'silent' : 'info' });
if (todo.length > 0 && !values.quiet)
  console.warn(`Warning: ${todo.length} to do before launch; \`npm run doctor\` lists them.`);
