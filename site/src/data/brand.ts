import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, settingsFolder } from './owner.ts';

type Logo = { viewBox: string; shapes: string };
export type Brand = Logo & { name: string };

/** Where the owner's logo and pictures are. */
export const brandFolder = join(settingsFolder, 'brand');

const ownLogo = join(brandFolder, 'logo.svg');

/** The name and the logo of the owner, or that of this repository. */
export const brand: Brand = {
  name: owner.name,
  ...readLogo(existsSync(ownLogo) ? ownLogo : 'brand/logo.svg'),
};

/**
 * A logo: `viewBox` of its drawing, and `shapes` in it as SVG.
 * @throws Error with what to mend in its drawing.
 */
export function readLogo(file: string): Logo {
  const svg = readFileSync(file, 'utf8').replaceAll(/<!--[^]*?-->|<\?[^>]*>/g, '');
  const [, head = '', shapes = ''] = /<svg([^>]*)>([^]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /\bviewBox="([\d. -]+)"/.exec(head) ?? [];
  const problem =
    viewBox === undefined
      ? 'has no viewBox'
      : /<(script|style|image|foreignObject)|\s(on\w+|style|(xlink:)?href|id)=/i.test(shapes) &&
        'has styles, scripts, links or ids, which the page would block or repeat';
  if (!problem && viewBox) return { viewBox, shapes: shapes.replaceAll(/\s*\n\s*/g, '') };
  throw new Error(
    `${file} ${problem}. Export it as plain SVG: a viewBox, and shapes with fill and stroke as attributes.`,
  );
}
