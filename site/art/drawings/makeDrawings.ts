import { writeFile } from 'node:fs/promises';
import { drawPlan } from './plan.ts';
import { drawSeats } from './seats.ts';

/** The drawings that are part of the page: they take its custom properties, so follow its theme. */
export const DRAWINGS = {
  'plan.svg': drawPlan,
  'seats.svg': drawSeats,
} as const;

const TARGET = new URL('../../src/drawings/', import.meta.url);

/** Writes every drawing of the page. */
export async function makeDrawings(): Promise<void> {
  for (const [file, draw] of Object.entries(DRAWINGS)) {
    await writeFile(new URL(file, TARGET), draw());
  }
}
