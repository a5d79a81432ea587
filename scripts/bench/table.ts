import type { LighthouseFigures } from './lighthouse.ts';
import { ROWS } from './lighthouse.ts';
import { reasons, verdict } from './limits.ts';

/** One page's figures beside those of an empty page and, where there is one, of another page. */
export type Compared = {
  ours: LighthouseFigures;
  empty: LighthouseFigures;
  theirs?: LighthouseFigures | undefined;
};

// On the others an empty page says nothing.
const OF_THE_BROWSER = /ms$/;

/** Prints Lighthouse's rows; limits are for the phone. */
export function printLighthouse(device: 'mobile' | 'desktop', compared: Compared): void {
  const { ours, empty, theirs } = compared;
  const phone = device === 'mobile';
  for (const row of ROWS) {
    const cells = [
      `  ${device.padEnd(8)} ${row.padEnd(27)} ${show(ours[row]).padStart(9)}`,
      (OF_THE_BROWSER.test(row) ? `empty page ${show(empty[row])}` : '').padEnd(19),
      theirs && `${show(theirs[row])}  ×${show(theirs[row] / ours[row])}`,
      phone && verdict(row, ours[row]),
    ];
    console.log(cells.filter(Boolean).join('  ').trimEnd());
  }
  if (phone) for (const reason of reasons(ours, empty)) console.log(`  ${reason}`);
}

/** Prints figures by name, each beside its limit. */
export function printFigures(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    const line = `  ${name.padEnd(52)} ${show(value).padStart(10)}  ${verdict(name, value)}`;
    console.log(line.trimEnd());
  }
}

function show(value: number): string {
  if (Number.isNaN(value)) return 'n/a';
  return Math.abs(value) >= 100 || Number.isInteger(value)
    ? String(Math.round(value))
    : value.toFixed(3);
}
