import type { Owner } from '../site/src/content/owner.ts';

/**
 * The owner's settings, or the end of the program: a mistake in them is told as the sentence that
 * says how to mend it, without a stack.
 */
export async function readOwner(): Promise<Owner> {
  try {
    return (await import('../site/src/content/owner.ts')).owner;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
