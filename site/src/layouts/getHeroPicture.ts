import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { owner } from '../data/owner.ts';

const FILES = import.meta.glob<ImageMetadata>('#own-pictures/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
});
/** In px, for phones and for high-density screens. */
const WIDTHS = [400, 800, 1200];
/** The full width of a small window, two fifths of a large one. */
const SIZES = '(width < 64em) 100vw, 42vw';

/** The owner's picture for the first view, in several widths; undefined if the page draws the pit. */
export async function getHeroPicture() {
  const name = owner.hero?.picture;
  const file = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (file === undefined) return undefined;
  const widths = WIDTHS.filter((width) => width <= file.width);
  const { src, srcSet } = await getImage({ src: file, format: 'webp', widths });
  return { src, srcSet: srcSet.attribute, sizes: SIZES, width: file.width, height: file.height };
}
