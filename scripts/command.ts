import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

// What several commands need.

/**
 * Reads the arguments that a command was given.
 * @param options as `parseArgs` of Node describes them.
 * @param choices what may stand beside the options.
 * @returns the options' values, and those of the choices that were given, in the order of the list.
 *   Anything else ends the program with a sentence.
 */
export function readArguments<
  const Options extends ParseArgsOptionsConfig,
  const Choice extends string = never,
>(options: Options, choices: readonly Choice[] = []) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((given) => !choices.some((choice) => choice === given));
    if (unknown !== undefined)
      throw new Error(`"${unknown}" is unknown here. Known: ${choices.join(', ') || 'no words'}.`);
    return { values, chosen: choices.filter((choice) => positionals.includes(choice)) };
  } catch (error) {
    return endWith(error);
  }
}

/** A whole number from 1 that an option was given; anything else ends the program with a sentence. */
export function readWholeNumber(option: string, given: string, most: number): number {
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
  const sentence = error instanceof SyntaxError ? syntaxSentence(error) : undefined;
  console.error(sentence ?? (error instanceof Error ? error.message : String(error)));
  process.exit(1);
}

/** Where a file cannot be read, which only the head of the stack says: path and line, the line, a mark under it. */
function syntaxSentence({ message, stack = '' }: SyntaxError): string | undefined {
  const [head = ''] = stack.split('\n    at ');
  const [, path = '', line] = /^(\/.+):(\d+)\n/.exec(head) ?? [];
  if (path === '' || !/^Expected ','(?!.*eof)/.test(message)) return head;
  // Told at the next word, which mostly stands on a later line than the one without its comma.
  const mark = /^ *(?=\^)/m.exec(head)?.[0].length ?? 0;
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, Number(line));
  lines.push((lines.pop() ?? '').slice(0, mark));
  const place = lines.findLastIndex((text) => text.trim() !== '' && !/^\s*(?:\/|\*)/.test(text));
  return `${path}:${place + 1}: A comma is missing after "${lines[place]?.trim()}". Write it there.`;
}
