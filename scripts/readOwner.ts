import type { Owner } from '#contract/owner.ts';

/**
 * The owner's settings, or the end of the program: a mistake in them is told as the sentence that
 * says how to mend it, without a stack.
 */
export async function readOwner(): Promise<Owner> {
  try {
    return (await import('../site/src/content/owner.ts')).owner;
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

/**
 * Reads every file of words as the build will, after {@link readOwner}, on which they rest. What is
 * wrong in them ends the program with a sentence, rather than with the build's stack.
 */
export async function checkWords(): Promise<void> {
  try {
    const { languages } = await import('../site/src/content/language.ts');
    const { whole } = await import('../site/src/content/whole.ts');
    for (const language of languages) whole(language);
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

// Of a slip of the pen, such as a forgotten comma, only the head of the stack names file and line.
const sentence = (error: unknown) => {
  if (error instanceof SyntaxError) return error.stack?.split('\n    at ')[0] ?? error.message;
  return error instanceof Error ? error.message : String(error);
};
