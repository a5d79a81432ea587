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
 * Turns a build into a release: checks the pages, preserves files from the previous release, and writes headers,
 * compressed files, and the server's manifest.
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
        await assertSafeBuildFolder(folder, { project: process.cwd(), dataDir }).catch(fail);
        lockFolder(folder);
        const errors = findSectionErrors();
        if (errors.length > 0) fail(new Error(errors.join('\n')));
        const metadata = getSiteMetadata();
        const last = await readLastManifest(folder);
        const restoreLastRelease = await preserveLastRelease(folder, metadata);
        await emptyBuildFolder(folder);
        finish = async () => {
          await restoreLastRelease();
          const pages = owner.languages.map((tag) =>
            `${getLanguagePath(owner, tag)}index.html`.slice(1),
          );
          await assertNoPageErrors(folder, { owner, settingsFile, pages }).catch(fail);
          const previousConsents = last?.consents ?? [];
          const manifest = await writeSiteManifest(folder, { ...metadata, previousConsents });
          await writeStaticHeaders(folder, manifest, owner);
        };
      },
      'astro:build:done': () => finish(),
    },
  };
}

/** Prints just the error message, because Astro would add a prefix and a stack trace. */
function fail({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/** Fails if another process is building the same folder. */
function lockFolder(folder: string): void {
  // Builds outside this project share a lock, because Astro (`getOutDirWithinCwd`) prepares all of them in the same
  // temporary folder. File names are limited to 255 bytes.
  const isInside = isWithin(folder, process.cwd());
  const suffix = isInside ? folder.replaceAll(/\W/g, '-').slice(-200) : '-outside';
  if (!lock(`build${suffix}`))
    fail(
      new Error(
        `Another command is building a page ${isInside ? `in ${folder}` : 'outside the project folder'}. Wait for it to finish, then try again.`,
      ),
    );
}
