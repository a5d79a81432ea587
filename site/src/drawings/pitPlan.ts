import { createHashedFile } from '../lib/generatedFile.ts';
import { createSeededRandom } from '../lib/random.ts';
import {
  drawFloor,
  drawRing,
  getCorner,
  interpolate,
  mixTreadColor,
  octagonPath,
  type Point,
} from './octagon.ts';

/** Centers the pit in the viewBox, and rotates it by 0.1 radians so the path crosses two corners. */
const PIT_TRANSFORM = 'transform="translate(500 440)rotate(5.73)"';
const RING_APOTHEMS = [486, 436, 396, 342, 300, 250, 206, 160];
const FLOOR_APOTHEM = 116;
/** Percentage of the shaded wall's color in the outermost tread, and its increase toward the innermost one. */
const TREAD_SHADE = { outermost: 12, increase: 26 };

/**
 * A trade's path through the pit, by stroke color. The part on the floor is black in both themes. Each segment starts on
 * a dot, so the dots are evenly spaced across segments.
 */
const TRADE_PATH = {
  '--color-ink': 'M68 316 382 407.5M614.6 473.6 767 517.7',
  '--color-on-accent': 'M387.7 409.2 466 432M540 452 609 472',
};
/** Centers of the numbered stations along the path. The second one is on the floor. */
const STATIONS: readonly Point[] = [
  [34, 306],
  [503, 443],
  [800, 527],
];
const STATION_APOTHEM = 40;
/** Distance from a station's center to the baseline of its number. */
const NUMBER_BASELINE = 17;
/** A person seen from above, with a shadow. Below the path, to keep it clear of the numbers. */
const WALKER =
  '<g class="walker"><path stroke="var(--color-on-accent)" stroke-opacity=".3" stroke-width="14" stroke-linecap="round" d="M34 363l42 18"/>' +
  '<circle fill="currentColor" cx="34" cy="363" r="12"/></g>';

/**
 * `positions` are fractions along each side, and `occupancy` is the share that's occupied. `pathMargin` is the distance
 * from the trade's path.
 */
const CROWD = { positions: [0.16, 0.33, 0.5, 0.67, 0.84], occupancy: 0.8, pathMargin: 52 };

/** Draws buyers and sellers as dots, on the same sides as in the hero. */
function drawCrowd(): string {
  const random = createSeededRandom(4);
  const rotation = 0.1;
  const rows = RING_APOTHEMS.slice(0, -1).map(
    (apothem, i) => (apothem + (RING_APOTHEMS[i + 1] ?? apothem)) / 2,
  );
  const dots = { up: '', down: '' };
  for (const apothem of rows)
    for (let side = 0; side < 8; side++)
      for (const position of CROWD.positions) {
        const [x, y] = interpolate(
          getCorner(side, apothem, rotation),
          getCorner(side + 1, apothem, rotation),
          position,
        );
        const isNearPath = Math.abs(y - 0.29 * x) < CROWD.pathMargin;
        if (random() > CROWD.occupancy || isNearPath) continue;
        dots[x < 0 ? 'up' : 'down'] += `M${Math.round(500 + x)} ${Math.round(440 + y)}v0`;
      }
  const paths = Object.entries(dots).map(
    ([trend, path]) => `<path stroke="var(--color-${trend})" d="${path}"/>`,
  );
  return `<g fill="none" stroke-width="15" stroke-linecap="round">${paths.join('')}</g>`;
}

/** Draws the pit from above with a trade's three stations. `drawings.css` sets the font and animates the walker. */
export function drawPitPlan(): string {
  const rings = RING_APOTHEMS.map((apothem, i) => {
    const percent = Math.round(
      TREAD_SHADE.outermost + (TREAD_SHADE.increase * i) / (RING_APOTHEMS.length - 1),
    );
    // The practice trade reuses the rings and overrides their color.
    const color = `var(--reach-tread,${mixTreadColor(percent, '--color-stone')})`;
    return drawRing(apothem, [8.3, 12.2], color);
  });
  const tradePath = Object.entries(TRADE_PATH).map(
    ([color, path]) => `<path stroke="var(${color})" d="${path}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 860" aria-hidden="true" class="plan-drawing">',
    `<g id="pit-rings" ${PIT_TRANSFORM} stroke-width="2">${rings.join('')}</g>`,
    `<g id="pit-floor" ${PIT_TRANSFORM}>${drawFloor(FLOOR_APOTHEM, [9.5, 14.1])}</g>`,
    drawCrowd(),
    `<g fill="none" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 11">${tradePath.join('')}</g>`,
    ...STATIONS.map((center, i) => drawStation(center, i + 1)),
    WALKER,
    '</svg>',
  ].join('');
}

/** The practice trade references the rings and the floor in this file. */
export const pitPlanFile = createHashedFile('plan.svg', drawPitPlan());

/** Draws a numbered octagon. On the floor, the colors are the same in both themes. */
function drawStation([x, y]: Point, number: number): string {
  const [octagonColor, numberColor] =
    number === 2
      ? ['--color-on-accent', '--color-accent']
      : ['--color-ink', '--color-station-number'];
  return (
    `<path fill="var(${octagonColor})" d="${octagonPath([x, y], STATION_APOTHEM)}"/>` +
    `<text fill="var(${numberColor})" x="${x}" y="${y + NUMBER_BASELINE}">${number}</text>`
  );
}
