/** One path command with its numbers, such as `l` and [3, 4]; repeated commands are spelled out. */
interface Command {
  letter: string;
  numbers: number[];
}

/** How many numbers each command takes. The fourth and fifth of an arc are one-digit flags. */
const ARITY: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

/**
 * A path without its first sub-path, shortened to two decimals. What follows the dropped part
 * keeps its place, although its first move is relative to it.
 */
export function withoutFirstSubpath(path: string): string {
  const commands = parse(path);
  const end = commands.findIndex(({ letter }) => letter.toLowerCase() === 'z');
  const [start, next] = [commands[0], commands[end + 1]];
  if (start === undefined || next === undefined) throw new Error(`One sub-path only: ${path}`);
  const [x = 0, y = 0] = start.numbers;
  const [dx = 0, dy = 0] = next.numbers;
  const move = next.letter === 'm' ? [x + dx, y + dy] : [dx, dy];
  return print([{ letter: 'M', numbers: move }, ...commands.slice(end + 2)]);
}

/** The same path with two decimals and no needless characters. */
export function shortened(path: string): string {
  return print(parse(path));
}

function parse(path: string): Command[] {
  const commands: Command[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const count = ARITY[letter.toLowerCase()];
    if (count === undefined) throw new Error(`Unknown path command ${letter} in ${path}`);
    let left = rest;
    do {
      const numbers: number[] = [];
      while (numbers.length < count) {
        const isFlag = count === 7 && (numbers.length === 3 || numbers.length === 4);
        const found = (isFlag ? FLAG : NUMBER).exec(left);
        if (found === null) throw new Error(`Expected a number at "${left}" in ${path}`);
        numbers.push(Number(found[1]));
        left = left.slice(found[0].length);
      }
      commands.push({ letter, numbers });
    } while (left.trim() !== '');
  }
  return commands;
}

function print(commands: readonly Command[]): string {
  return commands
    .map(({ letter, numbers }, i) => {
      const previous = commands[i - 1]?.letter;
      const isRepeated = letter === previous && letter.toLowerCase() !== 'm';
      const text = numbers.map(short).reduce(join, '');
      return isRepeated ? (/^[-]/.test(text) ? text : ` ${text}`) : letter + text;
    })
    .join('');
}

function join(line: string, number: string): string {
  const needsSpace = line !== '' && !number.startsWith('-');
  return line + (needsSpace ? ' ' : '') + number;
}

/** Two decimals, without a leading zero. */
function short(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}
