import { readFileSync } from 'node:fs';

// All commands print just the message of an error, but a stack trace if it's a bug.
process.on('uncaughtException', (error) => {
  console.error(formatError(error));
  process.exit(1);
});

export function assertKnownArgs(args: readonly string[], expected: readonly string[]): void {
  const unknown = args.find((arg) => !expected.includes(arg));
  if (unknown)
    throw new Error(`Unknown argument "${unknown}". Expected one of: ${expected.join(', ')}.`);
}

export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  if (name === 'SyntaxError') return formatSyntaxError(message, stack);
  const isBug = !('code' in error) && /^(?:Type|Reference)Error$/.test(name);
  const [, settingsLine] =
    /^.*\n +at (?:.*\()?(?:file:\/\/)?(\/.*owner\.config\.ts:\d+)/.exec(stack) ?? [];
  if (isBug && settingsLine) return `${settingsLine}: ${message}. Fix this line.`;
  return isBug ? stack : message;
}

/**
 * Formats a syntax error in the owner's settings. The location is only in the stack: a line with the path and line
 * number, the source line, and a caret below it.
 */
function formatSyntaxError(message: string, stack: string): string {
  const [excerpt = ''] = stack.split('\n    at ');
  const [, path = '', lineNumber] = /^(?:file:\/\/)?(\/.+):(\d+)\n/.exec(excerpt) ?? [];
  if (path === '') return excerpt;
  if (!/^Expected ','(?!.*eof)/.test(message))
    return `${path}:${lineNumber}: Syntax error (${message.trim()}). Fix this line.`;
  // V8 reports the token after the missing comma, which is usually on a later line.
  const column = /^ *(?=\^)/m.exec(excerpt)?.[0].length ?? 0;
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, Number(lineNumber));
  lines.push((lines.pop() ?? '').slice(0, column));
  const index = lines.findLastIndex((line) => line.trim() !== '' && !/^\s*(?:\/|\*)/.test(line));
  return `${path}:${index + 1}: Missing comma after "${lines[index]?.trim()}".`;
}
