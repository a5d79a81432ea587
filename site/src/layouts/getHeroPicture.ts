import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { owner } from '../data/owner.ts';

const IMAGES = import.meta.glob<ImageMetadata>('#own-pictures/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
});
/** Image widths in px, from phones to high-density screens. */
const WIDTHS = [400, 800, 1200];
/** Full width on small viewports, and 42% on large ones. */
const SIZES = '(width < 64em) 100vw, 42vw';

export async function getHeroPicture() {
  const name = owner.hero?.picture;
  const image = Object.entries(IMAGES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (image === undefined) return undefined;
  const isWide = owner.look.layout !== 'split';
  const widths = [...WIDTHS, isWide ? 2000 : []].flat().filter((width) => width <= image.width);
  const { src, srcSet } = await getImage({ src: image, format: 'webp', widths });
  const sizes = isWide ? '100vw' : SIZES;
  return { src, srcSet: srcSet.attribute, sizes, width: image.width, height: image.height };
}
