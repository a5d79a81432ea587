import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isObject, type JsonObject } from '../content/jsonValues.ts';
import { ownerFolder } from '../data/owner.ts';

/**
 * Returns the owner's folder relative to its Git repository, such as `owner/`. Empty if it's the repository's root. In
 * Docker, there may be no repository, so this returns the folder's name.
 */
export function folderInRepository(folder = ownerFolder): string {
  const path = relative(findRepositoryRoot(folder) ?? dirname(folder), folder).replaceAll(
    '\\',
    '/',
  );
  return path === '' ? '' : `${path}/`;
}

function findRepositoryRoot(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : findRepositoryRoot(dirname(folder));
}

/** Reads the text of the owner's custom sections in the source language. */
export function readCustomSectionText(folder: string, languages: readonly string[]): JsonObject {
  const path = join(folder, languages[0] ?? '', 'sections.json');
  const messages: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(messages) ? messages : {};
}
