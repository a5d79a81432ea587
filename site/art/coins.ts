import { existsSync, readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import { owner } from '../src/data/owner.ts';
import { BONE, INK } from './palette.ts';

/** The octagonal plate: 36 px with corners cut at 10. */
const PLATE = `<path fill="${BONE}" d="M10 0h16l10 10v16L26 36H10L0 26V10z"/>`;
/** The package draws in 32; on the plate the mark keeps 3 px of air. */
const PLACE = 'transform="translate(3 3)scale(.9375)"';

const ICONS = new URL('../../node_modules/cryptocurrency-icons/svg/black/', import.meta.url);

/** The mark of each coin that the icon package has, and the empty plate on which the page sets a letter. */
export function drawCoins(): Record<string, string> {
  const marks = owner.coins.flatMap(({ id, symbol }) => {
    const icon = new URL(`${symbol.toLowerCase()}.svg`, ICONS);
    if (!existsSync(icon)) return [];
    return [[`public/coins/${id}.svg`, onPlate(mark(readFileSync(icon, 'utf8')))]];
  });
  return { 'public/coins/placeholder.svg': onPlate(''), ...Object.fromEntries(marks) };
}

/**
 * The mark alone. The "black" icons are a disc with the mark knocked out, so it is what they leave of a
 * slightly smaller disc. Ethereum's later paths only shade its facets.
 */
function mark(source: string): string {
  const [, icon = ''] = /<path[^>]* d="([^"]+)"/.exec(source) ?? [];
  // To a hundredth of a unit: relative, and without zeros before a decimal point.
  const inverted = svgpath(`M0 0h32v32H0z${icon}`).rel().round(2).toString();
  return (
    '<clipPath id="disc"><circle cx="16" cy="16" r="14.4"/></clipPath>' +
    `<path fill="${INK}" fill-rule="evenodd" clip-path="url(#disc)" ${PLACE} d="${inverted.replaceAll(/\b0\./g, '.')}"/>`
  );
}

const onPlate = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${PLATE}${shapes}</svg>\n`;
