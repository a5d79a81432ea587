import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../db/makeFolder.ts';
import { makeOnce } from '../db/makeOnce.ts';

const FILE_NAME = 'sign-up-secret';
const SECRET_BYTES = 32;

/**
 * The key that signs the form's tokens: the given one, else one made once and kept in the data
 * folder, readable by its owner only, so that forms that are open survive a restart.
 * @throws Error when the data folder cannot be written.
 */
export async function loadSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const file = path.resolve(dataDir, FILE_NAME);
  await makeFolder(dataDir);
  await makeOnce(file, (own) => writeFile(own, randomBytes(SECRET_BYTES).toString('hex')));
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < SECRET_BYTES) {
    throw new Error(`${file} is too short to be a secret. Delete it: a new one is made at start.`);
  }
  return kept;
}
