import { readFileSync } from 'node:fs';

// Shared by the commands. A command that fails prints how to fix it; only a bug in our code shows its stack.
process.on('uncaughtException', (error) => {
  console.error(sentenceOf(error));
  process.exit(1);
});

/** @throws Error unless each of the words that a command was given is one of its choices. */
export function refuseUnknown(words: readonly string[], choices: readonly string[]): void {
  const unknown = words.find((word) => !choices.includes(word));
  if (unknown) throw new Error(`"${unknown}" is unknown here. Known: ${choices.join(', ')}.`);
}

/** The output for an error: its message, or the whole stack for a bug. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  if (name === 'SyntaxError') return syntaxSentence(message, stack);
  const isFault = !('code' in error) && /^(?:Type|Reference)Error$/.test(name);
  const [, settings] =
    /^.*\n +at (?:.*\()?(?:file:\/\/)?(\/.*owner\.config\.ts:\d+)/.exec(stack) ?? [];
  if (isFault && settings) return `${settings}: ${message}. Correct this line.`;
  return isFault ? stack : message;
}

/** Only the head of the stack says where a file cannot be read: path and line, the line, a mark under it. */
function syntaxSentence(message: string, stack: string): string {
  const [head = ''] = stack.split('\n    at ');
  const [, path = '', line] = /^(?:file:\/\/)?(\/.+):(\d+)\n/.exec(head) ?? [];
  if (path === '') return head;
  if (!/^Expected ','(?!.*eof)/.test(message))
    return `${path}:${line}: this is not TypeScript (${message.trim()}). Correct this line.`;
  // The parser reports the token after a missing comma, usually on a later line.
  const mark = /^ *(?=\^)/m.exec(head)?.[0].length ?? 0;
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, Number(line));
  lines.push((lines.pop() ?? '').slice(0, mark));
  const place = lines.findLastIndex((text) => text.trim() !== '' && !/^\s*(?:\/|\*)/.test(text));
  return `${path}:${place + 1}: A comma is missing after "${lines[place]?.trim()}". Write it there.`;
}
