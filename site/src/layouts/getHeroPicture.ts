import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { Owner } from '#site/owner/settings.ts';
import { owner } from '../data/owner.ts';

const IMAGES = import.meta.glob<ImageMetadata>('#own-pictures/*.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
});
/** Image widths in px, from phones to high-density screens. */
const WIDTHS = [400, 800, 1200];
/** The picture's width by layout. Browsers don't understand `width < 64em` here before Safari 16.4. */
const SIZES: Partial<Record<Owner['look']['layout'], string>> = {
  split: '(max-width: 1023px) 100vw, 42vw',
  centered: 'min(100vw, 62rem)',
};

export async function getHeroPicture() {
  const name = owner.hero?.picture;
  const image = Object.entries(IMAGES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (image === undefined) return undefined;
  const { layout } = owner.look;
  const widths = [...WIDTHS, layout === 'split' ? [] : 2000]
    .flat()
    .filter((width) => width <= image.width);
  const { src, srcSet } = await getImage({ src: image, format: 'webp', widths });
  const sizes = SIZES[layout] ?? '100vw';
  return { src, srcSet: srcSet.attribute, sizes, width: image.width, height: image.height };
}
