import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, picturesFolder } from './owner.ts';

type Logo = { viewBox: string; shapes: string };
export type Brand = Logo & { name: string };

// The page's HTML holds the logo, so only what draws is allowed: ids would repeat, styles and links be blocked.
const ELEMENTS = 'circle|ellipse|g|line|path|polygon|polyline|rect';
const ATTRIBUTES = [
  'class|transform|opacity|clip-rule|d|points|width|height|c?[xy]|[xy][12]|r[xy]?',
  'fill(?:-opacity|-rule)?',
  'stroke(?:-dasharray|-dashoffset|-linecap|-linejoin|-miterlimit|-opacity|-width)?',
].join('|');
const VALUE = '[\\w\\s#%(),.+-]*';
const ATTRIBUTE = `\\s+(?:${ATTRIBUTES})=(?:"${VALUE}"|'${VALUE}')`;
const ALLOWED = new RegExp(`<(?:${ELEMENTS})(?:${ATTRIBUTE})*\\s*/?>|</(?:${ELEMENTS})>`, 'g');

const ownLogo = join(picturesFolder, 'logo.svg');

/** The owner's name, and the owner's logo or this repository's. */
export const brand: Brand = {
  name: owner.name,
  ...readLogo(existsSync(ownLogo) ? ownLogo : 'site/defaults/pictures/logo.svg'),
};

/**
 * A logo: `viewBox` of its drawing, and `shapes` in it as SVG.
 * @throws Error with what to change in its drawing.
 */
export function readLogo(file: string): Logo {
  const svg = readFileSync(file, 'utf8').replaceAll(/<!--[^]*?-->|<\?[^>]*>/g, '');
  const [, head = '', shapes = ''] = /<svg([^>]*)>([^]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([\d. -]+)"/.exec(head) ?? [];
  const [refused] = /<?[^<\s][^<]*/.exec(shapes.replaceAll(ALLOWED, '')) ?? [];
  const problem =
    viewBox === undefined
      ? 'has no viewBox'
      : refused && `has "${refused.replaceAll(/\s+/g, ' ').trim()}", which a logo may not have`;
  if (!problem && viewBox) return { viewBox, shapes: shapes.replaceAll(/\s*\n\s*/g, '') };
  throw new Error(
    `${file} ${problem}. Export it as plain SVG: a viewBox, and shapes with fill and stroke as attributes.`,
  );
}
