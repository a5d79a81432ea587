/**
 * What a function gives, or the end of the program: what is wrong is told as the sentence that says
 * how to mend it, without a stack.
 */
export async function orEnd<Result>(get: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await get();
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

// Of a slip of the pen, such as a forgotten comma, only the head of the stack names file and line.
function sentence(error: unknown): string {
  if (error instanceof SyntaxError) return error.stack?.split('\n    at ')[0] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
