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
    const { drawnWithNow, readDrawn } = await import('../../site/art/drawnWith.ts');
    const { languages } = await import('../../site/src/i18n/locales.ts');
    const { messagesOf } = await import('../../site/src/i18n/loadMessages.ts');
    for (const language of languages) messagesOf(language);
    const drawnNow = drawnWithNow();
    return { owner, drawn: await readDrawn(), drawnNow, now };
  });
}
