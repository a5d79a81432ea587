import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { OwnerSchema, type Owner } from '#contract/owner.ts';

const OWN_FILE = join(import.meta.dirname, '../../owner.config.ts');

/**
 * The owner's settings, as the build reads them.
 * @param file another file than the repository's own, for a second brand.
 * @throws Error with one line on what to mend when it is missing or does not fit.
 */
export async function readOwner(file = OWN_FILE): Promise<Owner> {
  try {
    const { owner }: { owner?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return OwnerSchema.parse(owner);
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError
        ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(cause);
    throw new Error(`The owner's settings in ${file} do not fit. Mend them there. (${reason})`, {
      cause,
    });
  }
}
