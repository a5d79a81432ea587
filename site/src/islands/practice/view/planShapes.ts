import type { Flow } from '../reducer.ts';

type Point = readonly [x: number, y: number];

/** The window of the drawing: the plan's thousand units, and room for a figure that stands on the rim. */
const MARGIN = 30;
const SIZE = 1000 + 2 * MARGIN;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}`;
/** From the middle of the page's plan to the middle of this one. */
export const PLAN_SHIFT = 60;

const EIGHTH = Math.PI / 4;
/** The turn of the pit in radians, clockwise, as `site/art/plan.ts` draws it. */
const TURN = 0.1;
/** The way runs through two corners, so between the coins. */
const BEARING = TURN + EIGHTH / 2;
/** Where the black figure stands on it in each state, measured from the middle; before a coin is chosen: `STEPS`. */
const STANDS = {
  connect: -548,
  askedToConnect: -548,
  trade: -204,
  askedToBuy: -158,
  cashOut: 34,
  askedToSell: 250,
  ticket: 512,
};
const STEPS = -376;
export const WAY_END = STANDS.ticket;
export const WAY_LENGTH = WAY_END - STANDS.connect;

const COIN_RADIUS = 318;
/** The corners of the outermost ring over which the floor reaches out, and of the floor itself. */
const REACH_CORNER = 271;
const FLOOR_CORNER = 125.6;

const polar = (radius: number, angle: number): Point => [
  500 + radius * Math.cos(angle),
  500 + radius * Math.sin(angle),
];
/** The bearing of a side's middle, clockwise from the top one. */
const bearingOf = (side: number) => TURN + (side - 2) * EIGHTH;
const path = (points: readonly Point[]) => `M${points.join('L')}`;

export const onWay = (distance: number): Point => polar(distance, BEARING);
export const standOf = (flow: Flow) =>
  flow.kind === 'trade' && flow.chosen === null ? STEPS : STANDS[flow.kind];

export const WAY = path([onWay(STANDS.connect), onWay(STANDS.ticket)]);
export const FLOOR = path(
  [0, 1, 2, 3, 4, 5, 6, 7].map((side) => polar(FLOOR_CORNER, BEARING + side * EIGHTH)),
);

/** The eighth of the plan that lies before one of its sides. */
export const reachTo = (side: number) =>
  path([
    [500, 500],
    polar(REACH_CORNER, bearingOf(side - 0.5)),
    polar(REACH_CORNER, bearingOf(side + 0.5)),
  ]);

/** Where a coin's plate stands, in percent of the drawing. */
export function coinPlace(side: number) {
  const [left, top] = polar(COIN_RADIUS, bearingOf(side)).map(
    (value) => `${((value + MARGIN) / SIZE) * 100}%`,
  );
  return { left, top };
}
