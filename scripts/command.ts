import { spawnSync } from 'node:child_process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

// What several commands need.

/**
 * Reads the arguments that a command was given.
 * @param options as `parseArgs` of Node describes them.
 * @param words what may stand there besides.
 * @returns the options' values, and those of the words that were given, in the order of the list.
 *   Anything else ends the program with a sentence.
 */
export function readArguments<
  const Options extends ParseArgsOptionsConfig,
  const Word extends string = never,
>(options: Options, words: readonly Word[] = []) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((given) => !words.some((word) => word === given));
    if (unknown !== undefined)
      throw new Error(`"${unknown}" is unknown here. Known: ${words.join(', ') || 'no words'}.`);
    return { values, words: words.filter((word) => positionals.includes(word)) };
  } catch (error) {
    return endWith(error);
  }
}

/** A whole number from 1 that an option was given; anything else ends the program with a sentence. */
export function wholeNumber(option: string, given: string, most: number): number {
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  return endWith(`${option} must be a whole number from 1 to ${most}, not "${given}".`);
}

/**
 * What a function gives, or the end of the program: what is wrong is told as the sentence that says
 * how to mend it, without a stack.
 */
export async function orEnd<Result>(get: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await get();
  } catch (error) {
    return endWith(error);
  }
}

function endWith(error: unknown): never {
  // Of a slip of the pen, such as a forgotten comma, only the head of the stack names file and line.
  const head = error instanceof SyntaxError ? error.stack?.split('\n    at ')[0] : undefined;
  console.error(head ?? (error instanceof Error ? error.message : String(error)));
  process.exit(1);
}

/**
 * Builds the page, in silence unless something is wrong; a page that does not build ends the program.
 * @param settings over those of the environment.
 */
export function buildPage(settings: Readonly<Record<string, string | undefined>> = {}): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--quiet'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  if (status !== 0) process.exit(1);
}
