import { seeded } from '../../src/lib/random.ts';
import { drawing, short } from './shapes.ts';

const WIDTH = 1400;
const HEIGHT = 92;
const SEED = 4;
/** The back row stands higher up the picture, smaller and closer together. */
const ROWS = [
  { start: 4, spacing: 15, base: 72, size: 1.9 },
  { start: 12, spacing: 17, base: 90, size: 2.2 },
] as const;
const SPACING_MORE = 7;
/** People differ in height by 12% either way, in steps: equal ones share one line of the drawing. */
const SPREAD = { least: 0.88, range: 0.24, steps: 5 };
const BIDS = 0.34;
const ASKS = 0.34;

/** A person of size 1 stands 22 high: head 19 above the base, shoulders 12.8, 5.3 wide. */
const PERSON = { head: 19, shoulders: 12.8, width: 5.3 };

interface Row {
  base: number;
  size: number;
}

/** Two rows of people; head and body are strokes with round caps, and the feet are cut off. */
export function drawCrowd(): string {
  const random = seeded(SEED);
  const rows = ROWS.map((row, i) => drawRow(row, people(row, i === 0, random)));
  const more =
    ' class="crowd-drawing" preserveAspectRatio="xMidYMax slice" fill="none" stroke-linecap="round"';
  return drawing(WIDTH, HEIGHT, more, rows.join(''));
}

interface Person {
  x: number;
  step: number;
  color: string;
}

function people(row: (typeof ROWS)[number], isBack: boolean, random: () => number): Person[] {
  const found: Person[] = [];
  for (let x: number = row.start; x < WIDTH + 10; x += row.spacing + random() * SPACING_MORE) {
    const step = Math.floor(random() * SPREAD.steps);
    const chance = random();
    const front = chance < BIDS ? '--bid' : chance < BIDS + ASKS ? '--ask' : '--ink';
    found.push({ x, step, color: isBack ? '--stone' : front });
  }
  return found;
}

/** One path per color and height. */
function drawRow(row: Row, everyone: readonly Person[]): string {
  const byColor = Map.groupBy(everyone, ({ color }) => color);
  return [...byColor]
    .map(([color, ofColor]) => {
      const byStep = Map.groupBy(ofColor, ({ step }) => step);
      const paths = [...byStep]
        .toSorted(([a], [b]) => a - b)
        .map(([step, same]) => drawEqual(row, step, same));
      return `<g stroke="var(${color})">${paths.join('')}</g>`;
    })
    .join('');
}

function drawEqual({ base, size }: Row, step: number, same: readonly Person[]): string {
  const scale = size * (SPREAD.least + (SPREAD.range * (step + 0.5)) / SPREAD.steps);
  const head = base - PERSON.head * scale;
  const neck = (PERSON.head - PERSON.shoulders) * scale;
  const path = same.map(({ x }) => `M${Math.round(x)} ${short(head)}v0m0 ${short(neck)}V110`);
  return `<path stroke-width="${short(PERSON.width * scale)}" d="${path.join('')}"/>`;
}
