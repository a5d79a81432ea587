import type { Owner } from '#contract/owner.ts';
import { orEnd } from './orEnd.ts';

/** The owner's settings. A mistake in them ends the program with a sentence. */
export function readOwner(): Promise<Owner> {
  return orEnd(async () => (await import('../site/src/content/owner.ts')).owner);
}

/**
 * Reads every file of words as the build will, after {@link readOwner}, on which they rest. What is
 * wrong in them ends the program with a sentence, rather than with the build's stack.
 */
export function checkWords(): Promise<void> {
  return orEnd(async () => {
    const { languages } = await import('../site/src/content/language.ts');
    const { whole } = await import('../site/src/content/whole.ts');
    for (const language of languages) whole(language);
  });
}
