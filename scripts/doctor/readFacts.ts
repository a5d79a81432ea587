import { orEnd } from '../orEnd.ts';
import { readOwner } from '../readOwner.ts';
import type { Facts } from './finding.ts';

/**
 * What the settings, the messages and the pictures of this folder say now. Everything is read as the build
 * will: what is wrong ends the program with a sentence, rather than with the build's stack.
 */
export async function readFacts(now: Date): Promise<Facts> {
  const owner = await readOwner();
  return orEnd(async () => {
    // Loaded after the settings were checked: they all build on them.
    const { ownFormOrigin } = await import('../../site/src/data/form.ts');
    const { drawnWithNow, readDrawn } = await import('../../site/art/drawnWith.ts');
    const { readNotes } = await import('../messages/translation.ts');
    return {
      owner,
      formOrigin: ownFormOrigin,
      notes: readNotes(owner.languages),
      drawn: await readDrawn(),
      drawnNow: drawnWithNow(),
      now,
    };
  });
}
