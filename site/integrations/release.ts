import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { givenSettings } from '#contract/settings.ts';
import { lock } from '../../scripts/lock.mjs';
import { owner, settingsFile } from '../src/data/owner.ts';
import { languagePath } from '../src/i18n/locales.ts';
import { emptyBuildFolder, isWithin, refuseBuildFolder } from './buildFolder.ts';
import { keepLastRelease, lastManifest } from './lastRelease.ts';
import { refusePageMistakes } from './pageMistakes.ts';
import { siteFacts } from './siteFacts.ts';
import { writeSiteManifest } from './siteManifest.ts';
import { writeStaticHeaders } from './staticHeaders.ts';

/**
 * Makes a build a release: refuses mistakes, keeps the files of the release before, and writes headers, compressed
 * files and the manifest for the server.
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
        const dataDir = resolve(givenSettings(process.env)['DATA_DIR'] ?? 'data');
        await refuseBuildFolder(folder, { clone: process.cwd(), dataDir }).catch(stop);
        lockFolder(folder);
        const facts = siteFacts();
        const last = await lastManifest(folder);
        const restoreLastRelease = await keepLastRelease(folder, facts);
        await emptyBuildFolder(folder);
        finish = async () => {
          await restoreLastRelease();
          const pages = owner.languages.map((tag) =>
            `${languagePath(owner, tag)}index.html`.slice(1),
          );
          await refusePageMistakes(folder, { owner, settingsFile, pages }).catch(stop);
          const previousConsents = last?.consents ?? [];
          const manifest = await writeSiteManifest(folder, { ...facts, previousConsents });
          await writeStaticHeaders(folder, manifest, owner);
        };
      },
      'astro:build:done': () => finish(),
    },
  };
}

/** Prints a mistake as its sentence: Astro would add a line before it and a stack after it. */
function stop({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

/** Ends when another process builds in the folder. */
function lockFolder(folder: string): void {
  // Astro makes all builds for outside of this folder in one folder (its `getOutDirWithinCwd`). A file name has at
  // most 255 bytes.
  const isInside = isWithin(folder, process.cwd());
  const name = isInside ? folder.replaceAll(/\W/g, '-').slice(-200) : '-elsewhere';
  if (!lock(`build${name}`))
    stop(new Error(`Another command builds the page in ${folder}. Run this one when it is done.`));
}
