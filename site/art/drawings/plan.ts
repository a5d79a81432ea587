import type { Point } from '../octagon.ts';
import { drawing, floor, octagonPath, ring, tread } from './shapes.ts';

const SIZE = 860;
const CENTER: Point = [500, 440];
const TURN = 0.1;
const RINGS = [486, 436, 396, 342, 300, 250, 206, 160];
const FLOOR = 116;
const TREAD_DROP: Point = [7, 13];
const FLOOR_DROP: Point = [8, 15];
/** Percent of wall color in the first tread, and how much more in the last. */
const TONE = { first: 12, more: 26 };

/** The way of a trade: in at the rim, over the floor, out at the other side. */
const WAY = 'M68 316 466 432M540 452 900 556';
const STEPS: readonly Point[] = [
  [34, 306],
  [503, 443],
  [800, 527],
];
const PLATE = 32;
/** From the middle of a plate to the baseline of its numeral. */
const BASELINE = 13;

/** The pit in plan with the three numbered steps of a trade. Type: `drawings.css`. */
export function drawPlan(): string {
  const rings = RINGS.map((apothem, i) => {
    const percent = Math.round(TONE.first + (TONE.more * i) / (RINGS.length - 1));
    return ring(pit(apothem, TREAD_DROP), tread(percent, '--level-1'));
  });
  const way = `<path fill="none" stroke="var(--ink)" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 11" d="${WAY}"/>`;
  const content = [
    `<g stroke-width="2">${rings.join('')}</g>`,
    floor(pit(FLOOR, FLOOR_DROP)),
    way,
    ...STEPS.map((at, i) => step(at, i + 1)),
  ];
  return drawing(SIZE, SIZE, ' class="plan-drawing"', content.join(''));
}

const pit = (apothem: number, drop: Point) => ({ center: CENTER, apothem, turn: TURN, drop });

/** The second step stands on the floor, which is yellow in both themes, so its colors stay too. */
function step(at: Point, number: number): string {
  const isOnFloor = number === 2;
  const [plate, numeral] = isOnFloor ? ['--on-floor', '--floor'] : ['--ink', '--station-number'];
  return (
    `<path fill="var(${plate})" d="${octagonPath(at, PLATE)}"/>` +
    `<text fill="var(${numeral})" x="${at[0]}" y="${at[1] + BASELINE}">${number}</text>`
  );
}
