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
    await import('../../site/src/data/build.ts');
    const { drawnWithNow, readDrawn } = await import('../../site/art/drawnWith.ts');
    const { OWNER_KEY, messagesOf } = await import('../../site/src/i18n/loadMessages.ts');
    const ownSentences = Object.fromEntries(
      owner.languages.map((language) => [
        language,
        Object.keys(messagesOf(language))
          .filter((key) => key.startsWith(OWNER_KEY))
          .map((key) => key.slice(OWNER_KEY.length)),
      ]),
    );
    const drawnNow = drawnWithNow();
    return { owner, ownSentences, drawn: await readDrawn(), drawnNow, now };
  });
}
