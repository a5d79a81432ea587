import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, settingsFolder } from './owner.ts';

/** The partners of the settings, each with its mark as the address of a picture, where it has one. */
export const partners = owner.partners.map(({ mark, ...partner }) => ({
  ...partner,
  picture: mark && pictureOf(join(settingsFolder, 'partners', mark)),
}));

/** @throws Error where there is no such file. */
function pictureOf(file: string): string {
  if (existsSync(file)) return `data:image/svg+xml;base64,${readFileSync(file, 'base64')}`;
  throw new Error(
    `The setting "partners" names a mark, and there is no ${file}. Put the file there, or take the mark out.`,
  );
}
