import { writeFile } from 'node:fs/promises';
import { THEMES } from './palette.ts';
import type { View } from './pit/camera.ts';
import { drawPit, type Scene } from './pit/drawPit.ts';

const DESKTOP: View = { width: 2200, height: 880, center: [1480, 498], focal: 2800, nosing: 1.3 };
const PHONE: View = { width: 390, height: 440, center: [214, 236], focal: 1330, nosing: 1 };

/** `limit`: greatest size as it is sent, in bytes of brotli. */
export const PICTURES: readonly { name: string; scene: Scene; view: View; limit: number }[] = [
  { name: 'hero', scene: 'open', view: DESKTOP, limit: 9_900 },
  // The largest thing of a phone's first view.
  { name: 'hero-phone', scene: 'open', view: PHONE, limit: 8_400 },
  {
    name: 'empty',
    scene: 'empty',
    view: { ...DESKTOP, width: 1440, center: [1064, 470] },
    limit: 3_300,
  },
];

const TARGET = new URL('../src/assets/images/', import.meta.url);

/** Draws every picture of the pit. */
export async function makeHero(): Promise<void> {
  for (const { name, scene, view } of PICTURES) {
    for (const theme of THEMES) {
      await writeFile(new URL(`${name}-${theme}.svg`, TARGET), drawPit(scene, theme, view));
    }
  }
}
