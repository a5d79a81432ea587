import { randomUUID } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Makes a file that appears whole under its name, readable by its owner only. Of two programs that
 * start together, both get the first one's.
 * @param fill writes its contents, under a name of its own.
 */
export async function makeOnce(file: string, fill: (own: string) => Promise<void>): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, '', { flag: 'wx', mode: 0o600 });
  try {
    await fill(own);
    await link(own, file);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
  } finally {
    await rm(own, { force: true });
  }
}
