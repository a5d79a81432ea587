import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getNonEmptySettings } from '#contract/settings.ts';
import { lock } from '../../scripts/lock.mjs';
import { owner, settingsFile } from '../src/data/owner.ts';
import { getLanguagePath } from '../src/i18n/locales.ts';
import { emptyBuildFolder, isWithin, assertSafeBuildFolder } from './buildFolder.ts';
import { preserveLastRelease, readLastManifest } from './lastRelease.ts';
import { findSectionErrors } from './ownerCode.ts';
import { assertNoPageErrors } from './pageErrors.ts';
import { getSiteMetadata } from './siteMetadata.ts';
import { writeSiteManifest } from './siteManifest.ts';
import { writeStaticHeaders } from './staticHeaders.ts';

/**
 * Turns a build into a release: checks for mistakes, keeps the previous release's files, and writes headers,
 * compressed files and the server's manifest.
 */
export function release(): AstroIntegration {
  let folder = '';
  let finish = async () => {};
  return {
    name: 'release',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = resolve(fileURLToPath(config.outDir));
      },
      // Astro empties the folder after this hook.
      'astro:build:start': async () => {
        const dataDir = resolve(getNonEmptySettings(process.env)['DATA_DIR'] ?? 'data');
        await assertSafeBuildFolder(folder, { clone: process.cwd(), dataDir }).catch(stop);
        lockFolder(folder);
        const mistakes = findSectionErrors();
        if (mistakes.length > 0) stop(new Error(mistakes.join('\n')));
        const facts = getSiteMetadata();
        const last = await readLastManifest(folder);
        const restoreLastRelease = await preserveLastRelease(folder, facts);
        await emptyBuildFolder(folder);
        finish = async () => {
          await restoreLastRelease();
          const pages = owner.languages.map((tag) =>
            `${getLanguagePath(owner, tag)}index.html`.slice(1),
          );
          await assertNoPageErrors(folder, { owner, settingsFile, pages }).catch(stop);
          const previousConsents = last?.consents ?? [];
          const manifest = await writeSiteManifest(folder, { ...facts, previousConsents });
          await writeStaticHeaders(folder, manifest, owner);
        };
      },
      'astro:build:done': () => finish(),
    },
  };
}

/** Prints only the error's sentence. Astro would add a line before and a stack after it. */
function stop({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/** Fails if another process is building in the folder. */
function lockFolder(folder: string): void {
  // Astro makes all builds outside this folder in one temporary folder (`getOutDirWithinCwd`). File names have at
  // most 255 bytes.
  const isInside = isWithin(folder, process.cwd());
  const name = isInside ? folder.replaceAll(/\W/g, '-').slice(-200) : '-elsewhere';
  if (!lock(`build${name}`))
    stop(
      new Error(
        `Another command is building the page in ${folder}. Wait until it is done, then run this one again.`,
      ),
    );
}
