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

/**
 * The way of a trade: in at the rim, over the floor, out at the other side. On the floor it is black
 * in both themes, like all that stands there; each part begins on a dot of one even line.
 */
const WAY = {
  '--color-ink': 'M68 316 382 407.5M614.6 473.6 1010 588',
  '--color-on-accent': 'M387.7 409.2 466 432M540 452 609 472',
};
const STEPS: readonly Point[] = [
  [34, 306],
  [503, 443],
  [800, 527],
];
const PLATE = 32;
/** From the middle of a plate to the baseline of its numeral. */
const BASELINE = 13;
/** Who walks the way, seen from above: on its far side, so that no numeral is covered. */
const WALKER: Point = [34, 260];

/** The pit in plan with the three numbered steps of a trade. Type: `drawings.css`. */
export function drawPlan(): string {
  const rings = RINGS.map((apothem, i) => {
    const percent = Math.round(TONE.first + (TONE.more * i) / (RINGS.length - 1));
    // The practice floor draws them again, and where its floor reaches out to a coin in yellow.
    return ring(
      pit(apothem, TREAD_DROP),
      `var(--reach-tread,${tread(percent, '--color-level-1')})`,
    );
  });
  const way = Object.entries(WAY).map(
    ([color, d]) =>
      `<path fill="none" stroke="var(${color})" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 11" d="${d}"/>`,
  );
  const content = [
    `<g id="pit-rings" stroke-width="2">${rings.join('')}</g>`,
    `<g id="pit-floor">${floor(pit(FLOOR, FLOOR_DROP))}</g>`,
    ...way,
    ...STEPS.map((at, i) => step(at, i + 1)),
    walker(WALKER),
  ];
  return drawing(SIZE, 'plan-drawing', content.join(''));
}

const pit = (apothem: number, drop: Point) => ({ center: CENTER, apothem, turn: TURN, drop });

/** The second step stands on the floor, which is yellow in both themes, so its colors stay too. */
function step(at: Point, number: number): string {
  const isOnFloor = number === 2;
  const [plate, numeral] = isOnFloor
    ? ['--color-on-accent', '--color-accent']
    : ['--color-ink', '--color-station-number'];
  return (
    `<path fill="var(${plate})" d="${octagonPath(at, PLATE)}"/>` +
    `<text fill="var(${numeral})" x="${at[0]}" y="${at[1] + BASELINE}">${number}</text>`
  );
}

/** A head with its hard shadow; how it walks: `drawings.css`. */
function walker([x, y]: Point): string {
  return (
    `<g class="walker"><path stroke="var(--color-on-accent)" stroke-opacity=".3" stroke-width="14" stroke-linecap="round" d="M${x} ${y}l42 18"/>` +
    `<circle fill="currentColor" cx="${x}" cy="${y}" r="12"/></g>`
  );
}
