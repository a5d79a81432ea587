import { createSeededRandom } from '../../lib/random.ts';
import { polygonPath, type Point } from '../octagon.ts';
import { getPitColors, type Theme } from '../palette.ts';
import { placeCrowd } from './crowd.ts';
import { drawPeople } from './people.ts';
import { compactPath, createProjection, UNITS_PER_PX, type View } from './perspective.ts';
import {
  getRingApothem,
  getSideDepth,
  getSideEnds,
  getSunExposure,
  getTreadColor,
  getTreadHeight,
  getWallColor,
  getWallShadows,
  SIDES,
  STEP_COUNT,
  TREADS,
} from './pitGeometry.ts';

const CROWD_SEED = 9;
/** Width of the highlight along the inner edge of a tread, in px. */
const NOSING_WIDTH = 1.2;
const VISITOR = { position: [-2.1, -0.3, getTreadHeight(0)], shadowLength: 0.62 } as const;
/** On error pages, there's only this person, standing outside the pit. */
const OUTSIDER = { position: [-17.6, -9.4, 0], size: 1.5 } as const;
/** How far the ground extends from the rim on near sides. Enough to reach the edge of every canvas. */
const GROUND_WIDTH = 30;

/** Draws the pit in perspective as flat polygons, from far to near. */
export function drawPit(theme: Theme, view: View): string {
  const { width, height, crowdScale } = view;
  const colors = getPitColors(theme);
  const project = createProjection(view);
  const rimApothem = getRingApothem(STEP_COUNT - 1);
  const crowd = crowdScale ? placeCrowd(project, colors, view, createSeededRandom(CROWD_SEED)) : [];

  const projectPolygon = (polygon: readonly Point[], z: number) =>
    polygon.map(([x, y]) => project([x, y, z]).screen);
  const fillPolygons = (color: string, ...polygons: Point[][]) =>
    `<path fill="${color}" d="${compactPath(polygons.map(polygonPath).join(''))}"/>`;
  const drawWallShadows = (surface: Point[], apothem: number, z: number, color: string) => {
    const shadows = getWallShadows(surface, apothem).map((shadow) => projectPolygon(shadow, z));
    return shadows.length > 0 ? fillPolygons(color, ...shadows) : '';
  };
  const drawEdge = (side: number, apothem: number, z: number, px: number, opacity: number) =>
    `<path stroke="${colors.nosing}" stroke-width="${(px * UNITS_PER_PX).toFixed(1)}" ` +
    `opacity="${opacity.toFixed(1)}" ` +
    `d="${compactPath(`M${projectPolygon(getSideEnds(side, apothem), z).join('L')}`)}"/>`;

  const drawTread = (tread: number, side: number) => {
    const inner = getRingApothem(tread - 1);
    const outer = getRingApothem(tread);
    const z = getTreadHeight(tread);
    const surface = createStrip(side, outer, inner);
    return [
      fillPolygons(getTreadColor(tread, side, colors), projectPolygon(surface, z)),
      drawWallShadows(surface, outer, z, colors.wallShadow),
      drawEdge(side, inner, z, NOSING_WIDTH, 0.25 + 0.75 * getSunExposure(side)),
      drawPeople(
        project,
        crowd.filter((person) => person.tread === tread && person.side === side),
        colors.personShadow,
      ),
    ].join('');
  };
  const drawWall = (step: number, side: number) => {
    const base = getSideEnds(side, getRingApothem(step - 1));
    const polygon = [
      ...projectPolygon(base, getTreadHeight(step - 1)),
      ...projectPolygon(base.toReversed(), getTreadHeight(step)),
    ];
    return fillPolygons(getWallColor(side, colors), polygon);
  };
  const drawRim = (side: number) => drawEdge(side, rimApothem, 0, NOSING_WIDTH * 1.3, 1);
  const drawFarSide = (side: number) => [
    drawRim(side),
    drawWall(STEP_COUNT, side),
    ...TREADS.toReversed().map((step) => drawTread(step, side) + drawWall(step, side)),
  ];
  // We see the near walls from behind, where the ground and the treads hide them.
  const drawNearSide = (side: number) => [
    ...TREADS.map((tread) => drawTread(tread, side)),
    fillPolygons(
      colors.ground,
      projectPolygon(createStrip(side, rimApothem, rimApothem + GROUND_WIDTH), 0),
    ),
    drawRim(side),
  ];

  const floor = SIDES.map((side) => getSideEnds(side, getRingApothem(0))[1]);
  const sidesFarToNear = SIDES.toSorted((a, b) => getSideDepth(b) - getSideDepth(a));
  return [
    // Leave the far ground empty, so the page background shows through.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width * UNITS_PER_PX} ${height * UNITS_PER_PX}" fill="none" stroke-linecap="round">`,
    ...sidesFarToNear.filter((side) => getSideDepth(side) >= 0).flatMap(drawFarSide),
    // Draw the floor after the far sides, to cover shadows that extend past the edge of the lowest tread.
    fillPolygons(colors.floor, projectPolygon(floor, getTreadHeight(0))),
    drawWallShadows(floor, getRingApothem(0), getTreadHeight(0), colors.floorShadow),
    ...sidesFarToNear.filter((side) => getSideDepth(side) < 0).flatMap(drawNearSide),
    crowdScale
      ? drawPeople(
          project,
          [{ ...VISITOR, size: view.visitorScale, color: colors.visitor }],
          colors.floorShadow,
        )
      : drawPeople(project, [{ ...OUTSIDER, color: colors.outsider }], colors.personShadow),
    '</svg>',
  ].join('');
}

/** Returns one side of the band between two rings. Corners are counterclockwise if the outer ring comes first. */
function createStrip(side: number, firstApothem: number, secondApothem: number): Point[] {
  return [...getSideEnds(side, firstApothem), ...getSideEnds(side, secondApothem).toReversed()];
}
