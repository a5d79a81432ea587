import { existsSync, readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import { getPackageIconPath, getCoins, getOwnIconPath } from '../data/lists.ts';
import { owner } from '../data/owner.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';
import { BONE, INK } from './palette.ts';

/** The octagonal plate: 36 px with corners cut at 10. */
const PLATE = `<path fill="${BONE}" d="M10 0h16l10 10v16L26 36H10L0 26V10z"/>`;
/** The package draws in 32 px. The plate leaves 3 px of air around the mark. */
const PLACE = 'transform="translate(3 3)scale(.9375)"';

/** The mark of each coin that has an icon and no picture of the owner's, and the empty plate for the others. */
export function createCoinBadges(): GeneratedFile[] {
  const drawn = getCoins(owner).filter(
    ({ id, hasLogo }) => hasLogo && !existsSync(getOwnIconPath(id)),
  );
  return [
    { url: '/coins/placeholder.svg', make: () => onPlate('') },
    ...drawn.map(({ id, symbol }) => ({
      url: `/coins/${id}.svg`,
      make: () => onPlate(mark(readFileSync(getPackageIconPath(symbol), 'utf8'))),
    })),
  ];
}

/**
 * The mark alone. The "black" icons are a disc with the mark knocked out, so this draws what they leave of a
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
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${PLATE}${shapes}</svg>`;
