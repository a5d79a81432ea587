import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from './reasonOf.ts';

/**
 * Makes a folder for its owner's eyes only, and those above it that are missing. One level at a
 * time: Node's own `recursive` never returns where the system refuses every name, as under `/proc`.
 * @throws Error with one line for the owner when it cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  const whole = path.resolve(folder);
  if (existsSync(whole)) return;
  await makeFolder(path.dirname(whole));
  try {
    await mkdir(whole, { mode: 0o700 });
  } catch (cause) {
    // Another program may have made it meanwhile.
    if (existsSync(whole)) return;
    throw new Error(
      `The folder ${whole} cannot be made. Choose another one with DATA_DIR. (${reasonOf(cause)})`,
      { cause },
    );
  }
}
