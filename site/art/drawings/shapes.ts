import svgpath from 'svgpath';
import { clip, octagon, type Point } from '../octagon.ts';

/** A number with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data of a closed polygon to a tenth of a unit, in relative lines. */
function polygonPath(points: readonly Point[]): string {
  return svgpath(`M${points.join('L')}z`)
    .rel()
    .round(1)
    .toString();
}

export function octagonPath(center: Point, apothem: number, turn = 0): string {
  return polygonPath(octagon(center, apothem, turn));
}

export interface Pit {
  center: Point;
  apothem: number;
  turn: number;
  /** How far the bottom lies from the cut: the shadow of the upper left walls. */
  drop: Point;
}

/** The bottom of an octagonal cut: its own outline moved by `drop`, where it is not under the wall. */
function bottomPath({ center, apothem, turn, drop }: Pit): string {
  const moved = octagon([center[0] + drop[0], center[1] + drop[1]], apothem, turn);
  return polygonPath(clip(moved, octagon(center, apothem, turn)));
}

/** One ring of a pit in plan: lit lower right edge, shaded upper left wall, tread. */
export function ring(pit: Pit, treadFill: string): string {
  const { center, apothem, turn } = pit;
  const outline = octagonPath(center, apothem, turn);
  const lit = octagonPath([center[0] + 1, center[1] + 1], apothem, turn);
  return (
    `<path stroke="var(--color-wall-light)" fill="var(--color-wall-light)" d="${lit}"/>` +
    `<path fill="var(--color-wall-shade)" d="${outline}"/>` +
    `<path fill="${treadFill}" d="${bottomPath(pit)}"/>`
  );
}

/** The yellow floor with its hard shadow. */
export function floor(pit: Pit): string {
  return (
    `<path fill="var(--color-accent-shade)" d="${octagonPath(pit.center, pit.apothem, pit.turn)}"/>` +
    `<path fill="var(--color-accent)" d="${bottomPath(pit)}"/>`
  );
}

/** A tread in plan: the stone of its level, darkened by some percent of the wall's color. */
export function tread(percent: number, level: string): string {
  return `color-mix(in srgb,var(--color-wall-shade) ${percent}%,var(${level}))`;
}

/** The root of a drawing that is part of the page, hidden from screen readers. */
export function drawing(size: number, name: string, content: string): string {
  return `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true" class="${name}">${content}</svg>\n`;
}
