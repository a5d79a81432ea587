import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { languagePath } from '#contract/languages.ts';
import { givenSettings } from '../contract/settings.ts';
import { keepLastRelease } from '../site/integrations/lastRelease.ts';
import { writeSecurityText } from '../site/integrations/securityText.ts';
import { lastManifest, writeSiteManifest } from '../site/integrations/siteManifest.ts';
import { writeStaticHeaders } from '../site/integrations/staticHeaders.ts';
import { readArguments } from './arguments.ts';
import { findings } from './doctor/findings.ts';
import { readFacts } from './doctor/readFacts.ts';
import { warnings } from './doctor/report.ts';
import { lock } from './lock.mjs';

/**
 * Builds the page into `dist/`.
 *
 * Without settings it is a plain static build: prices come from the public service, and sign-up is
 * closed unless another service shows the form. `PUBLIC_MARKET_API`: another origin for prices, or
 * `self` where the server answers on the page's own, with prices and sign-ups. `FORM_ORIGIN`: another
 * host name of the server, for the form alone. `SIGNUP_RETENTION_DAYS`: how long the form promises to
 * keep a sign-up. `OUT_DIR`: another folder.
 */
const { values } = readArguments('npm run build', { quiet: { type: 'boolean', default: false } });

const { OUT_DIR } = givenSettings(process.env);
const out = resolve(OUT_DIR ?? 'dist');
if (out.startsWith(process.cwd()) && !out.startsWith(process.cwd() + sep)) {
  console.error(
    `OUT_DIR is ${out}, whose name begins like this folder's: the build would take it for a part of this folder and fail. Choose another name.`,
  );
  process.exit(1);
}
if (!lock(`build${out.replaceAll(/\W/g, '-').slice(-200)}`)) {
  console.error(`Another command builds the page in ${out}: run this one when it is done.`);
  process.exit(1);
}
// Before the build, which would tell a mistake in the words with a stack.
const facts = await readFacts(new Date());
const lastRelease = await lastManifest(out);
const restoreLastRelease = await keepLastRelease(out);
const build = spawnSync('astro', ['build', '--root', 'site'], {
  stdio: values.quiet ? 'pipe' : 'inherit',
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
});
if (build.status !== 0) {
  if (values.quiet) process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
  process.exit(1);
}
await restoreLastRelease();
// A language whose shared image is not drawn yet (`npm run art social`) shows that of English.
const { socialImage } = await import('../site/src/layouts/socialImage.ts');
for (const language of facts.owner.languages.slice(1)) {
  await cp(join(out, 'social.png'), join(out, socialImage(language)), { force: false });
}
await writeSecurityText(out, facts.owner, facts.now);
const { marketOrigin, isCounting } = await import('../site/src/data/build.ts');
const { consents } = await import('../site/src/data/consent.ts');
const { retentionDays } = await import('../site/src/data/form.ts');
const manifest = await writeSiteManifest(out, {
  owner: facts.owner,
  formOrigin: facts.formOrigin || null,
  marketOrigin: marketOrigin === '' ? null : marketOrigin,
  coinIds: facts.owner.coins.map(({ id }) => id),
  counting: isCounting,
  languages: facts.owner.languages.map((tag) => ({ tag, path: languagePath(tag) })),
  consents,
  previousConsents: lastRelease?.consents ?? [],
  retentionDays: retentionDays ?? null,
});
await writeStaticHeaders(out, manifest);
// A quiet build, as for `npm start`, speaks up only where the page would show another brand.
const found = findings(facts).filter(({ group }) => !values.quiet || group === 'Pictures');
for (const line of warnings(found)) console.warn(line);
