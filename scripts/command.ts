import { readFileSync } from 'node:fs';

// What several commands need, and what each of them begins with: a command that goes wrong ends with the
// sentence that says how to mend it. Only a fault of our own is shown with its stack.
process.on('uncaughtException', (error) => {
  const isOurs = !('code' in error) && /^(?:Type|Reference)Error$/.test(error.name);
  console.error(isOurs ? error : sentenceOf(error));
  process.exit(1);
});

/** @throws Error unless each of the words that a command was given is one of its choices. */
export function refuseUnknown(words: readonly string[], choices: readonly string[]): void {
  const unknown = words.find((word) => !choices.includes(word));
  if (unknown) throw new Error(`"${unknown}" is unknown here. Known: ${choices.join(', ')}.`);
}

/** Where a file cannot be read, only the head of the stack says so: path and line, the line, a mark under it. */
function sentenceOf({ name, message, stack = '' }: Error): string {
  const [head = ''] = name === 'SyntaxError' ? stack.split('\n    at ') : [message];
  const [, path = '', line] = /^(\/.+):(\d+)\n/.exec(head) ?? [];
  if (path === '' || !/^Expected ','(?!.*eof)/.test(message)) return head;
  // Told at the next word, which mostly stands on a later line than the one without its comma.
  const mark = /^ *(?=\^)/m.exec(head)?.[0].length ?? 0;
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, Number(line));
  lines.push((lines.pop() ?? '').slice(0, mark));
  const place = lines.findLastIndex((text) => text.trim() !== '' && !/^\s*(?:\/|\*)/.test(text));
  return `${path}:${place + 1}: A comma is missing after "${lines[place]?.trim()}". Write it there.`;
}
