import { drawnWithNow, readDrawn } from '../../site/art/drawnWith.ts';
import { orEnd } from '../orEnd.ts';
import { readOwner } from '../readOwner.ts';
import type { Facts } from './finding.ts';

/**
 * What the settings, the words and the pictures of this folder say now. Every file of words is read as the
 * build will: what is wrong in them ends the program with a sentence, rather than with the build's stack.
 */
export async function readFacts(now: Date): Promise<Facts> {
  const owner = await readOwner();
  return orEnd(async () => {
    // Loaded after the settings were checked: they all build on them.
    const { heads } = await import('../../site/src/content/head.ts');
    const { languages } = await import('../../site/src/content/language.ts');
    const { whole } = await import('../../site/src/content/whole.ts');
    for (const language of languages) whole(language);
    const drawnNow = drawnWithNow(owner, heads());
    return { owner, drawn: await readDrawn(), drawnNow, now };
  });
}
