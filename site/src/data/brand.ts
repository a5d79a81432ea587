import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, picturesFolder } from './owner.ts';

type Logo = { viewBox: string; shapes: string };
export type Brand = Logo & { name: string };

// We inline the logo in the HTML, where IDs could collide and the CSP blocks styles. Only allow shapes.
const ELEMENTS = 'circle|ellipse|g|line|path|polygon|polyline|rect';
const ATTRIBUTES = [
  'class|transform|opacity|clip-rule|d|points|width|height|c?[xy]|[xy][12]|r[xy]?',
  'fill(?:-opacity|-rule)?',
  'stroke(?:-dasharray|-dashoffset|-linecap|-linejoin|-miterlimit|-opacity|-width)?',
].join('|');
const VALUE = '[\\w\\s#%(),.+-]*';
const ATTRIBUTE = `\\s+(?:${ATTRIBUTES})=(?:"${VALUE}"|'${VALUE}')`;
const ALLOWED = new RegExp(`<(?:${ELEMENTS})(?:${ATTRIBUTE})*\\s*/?>|</(?:${ELEMENTS})>`, 'g');

const ownerLogo = join(picturesFolder, 'logo.svg');

export const brand: Brand = {
  name: owner.name,
  ...readLogo(existsSync(ownerLogo) ? ownerLogo : 'site/defaults/pictures/logo.svg'),
};

/**
 * Parses a logo into its `viewBox` and the markup inside the `<svg>` element.
 * @throws Error if the file contains anything but allowed shapes.
 */
export function readLogo(file: string): Logo {
  const svg = readFileSync(file, 'utf8').replaceAll(/<!--[^]*?-->|<\?[^>]*>/g, '');
  const [, head = '', shapes = ''] = /<svg([^>]*)>([^]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([\d. -]+)"/.exec(head) ?? [];
  const [disallowed] = /<?[^<\s][^<]*/.exec(shapes.replaceAll(ALLOWED, '')) ?? [];
  const problem =
    viewBox === undefined
      ? 'has no viewBox'
      : disallowed &&
        `has "${disallowed.replaceAll(/\s+/g, ' ').trim()}", which is not allowed in a logo`;
  // The class sets the fill, so drop one from a drawing program.
  const withoutFills = shapes.replaceAll(/<[^>]*class="(?:ink|plain|floor)"[^>]*>/g, (shape) =>
    shape.replace(/\sfill="[^"]*"/, ''),
  );
  if (!problem && viewBox) return { viewBox, shapes: withoutFills.replaceAll(/\s*\n\s*/g, '') };
  throw new Error(
    `${file} ${problem}. Export it as plain SVG with a viewBox, and set fill and stroke as attributes on the shapes.`,
  );
}
