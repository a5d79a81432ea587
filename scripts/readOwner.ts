import { readdir } from 'node:fs/promises';
import type { Owner } from '#contract/owner.ts';

const CONTENT = new URL('../site/src/content/', import.meta.url);

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
 * wrong in any of them ends the program with one sentence each, rather than with the build's stack.
 */
export async function checkWords(): Promise<void> {
  const files = (await readdir(CONTENT)).filter((file) => /^\w+\.ts$/.test(file));
  const read = await Promise.allSettled(files.map((file) => import(new URL(file, CONTENT).href)));
  // A file that rests on a wrong one fails with the same words.
  const wrong = new Set(read.flatMap((r) => (r.status === 'rejected' ? [sentence(r.reason)] : [])));
  if (wrong.size === 0) return;
  console.error([...wrong].join('\n\n'));
  process.exit(1);
}

// Of a slip of the pen, such as a forgotten comma, only the head of the stack names file and line.
const sentence = (error: unknown) => {
  if (error instanceof SyntaxError) return error.stack?.split('\n    at ')[0] ?? error.message;
  return error instanceof Error ? error.message : String(error);
};
