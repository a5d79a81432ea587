import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { givenSettings } from '#contract/settings.ts';
import { keepLastRelease, lastManifest } from '../site/integrations/lastRelease.ts';
import { refusePageMistakes } from '../site/integrations/pageMistakes.ts';
import { writeSiteManifest } from '../site/integrations/siteManifest.ts';
import { writeStaticHeaders } from '../site/integrations/staticHeaders.ts';
import './command.ts';
import { findings } from './doctor/findings.ts';
import { lock } from './lock.mjs';

/**
 * Builds the page into `dist/`, by the settings of the environment that docs/deploying.md lists. Without any
 * it is a plain static build: prices come from the public service, and sign-up is closed unless another
 * service shows the form. `--quiet` prints errors alone.
 */
const { values } = parseArgs({ options: { quiet: { type: 'boolean' } } });
const out = resolve(givenSettings(process.env)['OUT_DIR'] ?? 'dist');
// Astro makes all builds for outside of this folder in one folder (its `getOutDirWithinCwd`). A file's name has 255 bytes.
const name = out.startsWith(process.cwd()) ? out.replaceAll(/\W/g, '-').slice(-200) : '-elsewhere';
if (!lock(`build${name}`))
  throw new Error(`Another command builds the page in ${out}: run this one when it is done.`);
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Read before the build, which would report a mistake in the messages with a stack.
const { readFacts } = await import('./readFacts.ts');
const facts = await readFacts(new Date());
const previousConsents = (await lastManifest(out))?.consents ?? [];
const restoreLastRelease = await keepLastRelease(out, facts.site);
await build({ root: 'site', logLevel: values.quiet ? 'error' : 'info' });
await restoreLastRelease();
const { settingsFile } = await import('../site/src/data/owner.ts');
const pages = facts.site.languages.map(({ path }) => `${path.slice(1)}index.html`);
await refusePageMistakes(out, { owner: facts.owner, settingsFile, pages });
const manifest = await writeSiteManifest(out, { ...facts.site, previousConsents });
await writeStaticHeaders(out, manifest);
const todo = findings(facts).filter(({ severity }) => severity === 'required').length;
if (todo > 0 && !values.quiet) {
  console.warn(`Warning: ${todo} to do before launch; \`npm run doctor\` lists them.`);
}
