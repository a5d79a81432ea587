import { createHashedFile } from '../lib/generatedFile.ts';
import { createSeededRandom } from '../lib/random.ts';
import { along, corner, floor, octagonPath, ring, tread, type Point } from './octagon.ts';

/** The pit's center, and its turn of a tenth of a radian, so that the path crosses two corners. */
const PLACE = 'transform="translate(500 440)rotate(5.73)"';
const RINGS = [486, 436, 396, 342, 300, 250, 206, 160];
const FLOOR = 116;
/** Percent of wall color in the first tread, and how much more in the last. */
const TONE = { first: 12, more: 26 };

/**
 * The path of a trade: in at the rim, over the floor, to the third step. On the floor it is black in both themes;
 * each part begins on a dot of one even line.
 */
const WAY = {
  '--color-ink': 'M68 316 382 407.5M614.6 473.6 767 517.7',
  '--color-on-accent': 'M387.7 409.2 466 432M540 452 609 472',
};
const STEPS: readonly Point[] = [
  [34, 306],
  [503, 443],
  [800, 527],
];
const PLATE = 40;
/** From the middle of a plate to the baseline of its numeral. */
const BASELINE = 17;
/** The walking figure from above, with a hard shadow on the near side of the path to keep numerals visible. */
const WALKER =
  '<g class="walker"><path stroke="var(--color-on-accent)" stroke-opacity=".3" stroke-width="14" stroke-linecap="round" d="M34 363l42 18"/>' +
  '<circle fill="currentColor" cx="34" cy="363" r="12"/></g>';

/** Of the people on the treads: their places on one side, how many of them are taken, and how far they keep off the way. */
const CROWD = { places: [0.16, 0.33, 0.5, 0.67, 0.84], share: 0.8, apart: 52 };

/** Buyers and sellers seen from above, as in the hero: on each tread, none on the way. */
function crowd(): string {
  const random = createSeededRandom(4);
  const turn = 0.1;
  const rows = RINGS.slice(0, -1).map((apothem, i) => (apothem + (RINGS[i + 1] ?? apothem)) / 2);
  const dots = { up: '', down: '' };
  for (const apothem of rows)
    for (let side = 0; side < 8; side++)
      for (const place of CROWD.places) {
        const [x, y] = along(corner(side, apothem, turn), corner(side + 1, apothem, turn), place);
        const isNearWay = Math.abs(y - 0.29 * x) < CROWD.apart;
        if (random() > CROWD.share || isNearWay) continue;
        dots[x < 0 ? 'up' : 'down'] += `M${Math.round(500 + x)} ${Math.round(440 + y)}v0`;
      }
  const paths = Object.entries(dots).map(
    ([way, d]) => `<path stroke="var(--color-${way})" d="${d}"/>`,
  );
  return `<g fill="none" stroke-width="15" stroke-linecap="round">${paths.join('')}</g>`;
}

/** The pit in plan with the three numbered steps of a trade. Type, and how the walker walks: `drawings.css`. */
export function drawPitPlan(): string {
  const rings = RINGS.map((apothem, i) => {
    const percent = Math.round(TONE.first + (TONE.more * i) / (RINGS.length - 1));
    // The practice floor draws them again.
    return ring(apothem, [8.3, 12.2], `var(--reach-tread,${tread(percent, '--color-stone')})`);
  });
  const way = Object.entries(WAY).map(([color, d]) => `<path stroke="var(${color})" d="${d}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 860" aria-hidden="true" class="plan-drawing">',
    `<g id="pit-rings" ${PLACE} stroke-width="2">${rings.join('')}</g>`,
    `<g id="pit-floor" ${PLACE}>${floor(FLOOR, [9.5, 14.1])}</g>`,
    crowd(),
    `<g fill="none" stroke-width="3.5" stroke-linecap="round" stroke-dasharray=".1 11">${way.join('')}</g>`,
    ...STEPS.map((at, i) => step(at, i + 1)),
    WALKER,
    '</svg>',
  ].join('');
}

/** The same as a file, whose rings and floor the practice trade shows. */
export const pitPlanFile = createHashedFile('plan.svg', drawPitPlan());

/** The second step is on the floor, which is yellow in both themes, so its colors stay too. */
function step(at: Point, number: number): string {
  const [plate, numeral] =
    number === 2
      ? ['--color-on-accent', '--color-accent']
      : ['--color-ink', '--color-station-number'];
  return (
    `<path fill="var(${plate})" d="${octagonPath(at, PLATE)}"/>` +
    `<text fill="var(${numeral})" x="${at[0]}" y="${at[1] + BASELINE}">${number}</text>`
  );
}
