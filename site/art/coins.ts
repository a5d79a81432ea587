import { readFile } from 'node:fs/promises';
import svgpath from 'svgpath';
import { BONE, INK } from './palette.ts';

/** Coin id of the page (and of the market data) to the file name in the icon package. */
export const COINS = {
  bitcoin: 'btc',
  ethereum: 'eth',
  binancecoin: 'bnb',
  cardano: 'ada',
  solana: 'sol',
  polkadot: 'dot',
  chainlink: 'link',
  uniswap: 'uni',
} as const;

/** The octagonal plate: 36 px with corners cut at 10. */
const PLATE = `<path fill="${BONE}" d="M10 0h16l10 10v16L26 36H10L0 26V10z"/>`;
/** The package draws in 32; on the plate the mark keeps 3 px of air. */
const PLACE = 'transform="translate(3 3)scale(.9375)"';
/** Uniswap's mark fills its disc; turned inside out it is held by a slightly smaller one. */
const UNISWAP_DISC = '<clipPath id="disc"><circle cx="16" cy="16" r="14.4"/></clipPath>';

const ICONS = new URL('../../node_modules/cryptocurrency-icons/svg/black/', import.meta.url);

/** One mark per coin, and the empty plate on which the page sets a letter. */
export async function drawCoins(): Promise<Record<string, string>> {
  const marks = Object.entries(COINS).map(async ([id, icon]) => {
    const source = await readFile(new URL(`${icon}.svg`, ICONS), 'utf8');
    return [`public/coins/${id}.svg`, onPlate(glyph(icon, source))] as const;
  });
  return {
    'public/coins/placeholder.svg': onPlate(''),
    ...Object.fromEntries(await Promise.all(marks)),
  };
}

/**
 * The mark alone. The "black" icons are a disc with the mark knocked out: without the disc, the
 * first sub-path, the holes are the mark. Ethereum's later paths only shade its facets.
 */
function glyph(icon: string, source: string): string {
  const path = /<path[^>]* d="([^"]+)"/.exec(source)?.[1] ?? '';
  if (icon === 'uni') {
    const inverted = shortened(`M0 0h32v32H0z${path}`);
    return `${UNISWAP_DISC}<g ${PLACE}><path fill="${INK}" fill-rule="evenodd" clip-path="url(#disc)" d="${inverted}"/></g>`;
  }
  // In absolute commands: a relative move would start at the disc's end.
  const [, ...holes] = svgpath(path)
    .abs()
    .toString()
    .split(/(?<=Z)/i);
  if (holes.length === 0) throw new Error(`No mark in ${icon}.svg: the icon package has changed.`);
  const rule = /fill-rule="evenodd"/.test(source) ? ' fill-rule="evenodd"' : '';
  return `<path fill="${INK}"${rule} ${PLACE} d="${shortened(holes.join(''))}"/>`;
}

/** The same path to a hundredth of a unit: relative, and without zeros before a decimal point. */
function shortened(path: string): string {
  return svgpath(path).rel().round(2).toString().replaceAll(/\b0\./g, '.');
}

function onPlate(mark: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="0 0 36 36">${PLATE}${mark}</svg>\n`;
}
