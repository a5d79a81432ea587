import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Deletes the folder after the test. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
