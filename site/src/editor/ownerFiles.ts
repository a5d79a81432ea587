import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isObject, type JsonObject } from '../content/jsonValues.ts';
import { ownerFolder } from '../data/owner.ts';

/** Where the owner's folder is in the Git repository that holds it: `owner/`, or nothing where it is the repository. */
export function folderInRepository(folder = ownerFolder): string {
  const path = relative(rootOf(folder) ?? process.cwd(), folder).replaceAll('\\', '/');
  return path === '' ? '' : `${path}/`;
}

function rootOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : rootOf(dirname(folder));
}

/** The texts of the owner's own sections in the source language. */
export function readOwnTexts(folder: string, [source = '']: readonly string[]): JsonObject {
  const path = join(folder, source, 'sections.json');
  const texts: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return isObject(texts) ? texts : {};
}
