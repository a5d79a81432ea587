import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Reads the arguments that a command was given.
 * @param command as a person types it, such as `npm run bench`.
 * @param options as `parseArgs` of Node describes them.
 * @param words what may stand there besides.
 * @returns the options' values, and those of the words that were given, in the order of the list.
 *   Anything else ends the program with one sentence that names what there is.
 */
export function readArguments<
  const Options extends ParseArgsOptionsConfig,
  const Word extends string = never,
>(command: string, options: Options, words: readonly Word[] = []) {
  const refuse = (given: string): never => {
    const flags = Object.entries(options).map(([name, { type }]) =>
      type === 'string' ? `--${name} <value>` : `--${name}`,
    );
    console.error(
      `\`${command}\` does not know "${given}". It takes ${[...flags, ...words].join(', ') || 'no arguments'}.`,
    );
    process.exit(1);
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const stranger = positionals.find((given) => !words.some((word) => word === given));
    if (stranger !== undefined) return refuse(stranger);
    return { values, words: words.filter((word) => positionals.includes(word)) };
  } catch {
    return refuse(process.argv.slice(2).join(' '));
  }
}
