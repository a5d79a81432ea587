import { existsSync, readFileSync } from 'node:fs';
import svgpath from 'svgpath';
import { getPackageIconPath, getCoins, getCustomIconPath } from '../data/lists.ts';
import { owner } from '../data/owner.ts';
import type { GeneratedFile } from '../lib/generatedFile.ts';
import { LIGHT_INK, ON_ACCENT } from './palette.ts';

const OCTAGON = `<path fill="${LIGHT_INK}" d="M10 0h16l10 10v16L26 36H10L0 26V10z"/>`;
/** Scales the package's 32 px icons to 30 px, and centers them on the 36 px octagon. */
const ICON_TRANSFORM = 'transform="translate(3 3)scale(.9375)"';

/** Creates an empty placeholder, and a badge for each coin that has an icon. The owner's icons take precedence. */
export function createCoinBadges(): GeneratedFile[] {
  const coins = getCoins(owner).filter(({ hasLogo }) => hasLogo);
  return [
    { url: '/coins/placeholder.svg', make: () => drawBadge('') },
    ...coins.map(({ id, symbol }) => ({
      url: `/coins/${id}.svg`,
      make: () =>
        existsSync(getCustomIconPath(id))
          ? readFileSync(getCustomIconPath(id), 'utf8')
          : drawBadge(extractGlyph(readFileSync(getPackageIconPath(symbol), 'utf8'))),
    })),
  ];
}

/**
 * The package's "black" icons are discs with the glyph cut out, so this inverts the path with the even-odd rule and
 * clips it to a slightly smaller disc. Ethereum has additional paths, but they only shade the facets, so we ignore them.
 */
function extractGlyph(svg: string): string {
  const [, path = ''] = /<path[^>]* d="([^"]+)"/.exec(svg) ?? [];
  const inverted = svgpath(`M0 0h32v32H0z${path}`).rel().round(2).toString();
  const withoutLeadingZeros = inverted.replaceAll(/\b0\./g, '.');
  return (
    '<clipPath id="disc"><circle cx="16" cy="16" r="14.4"/></clipPath>' +
    `<path fill="${ON_ACCENT}" fill-rule="evenodd" clip-path="url(#disc)" ${ICON_TRANSFORM} d="${withoutLeadingZeros}"/>`
  );
}

const drawBadge = (glyph: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${OCTAGON}${glyph}</svg>`;
