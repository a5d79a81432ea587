import styles from './Hero.module.css';

/** Addresses of one theme's pictures. */
type Scheme = {
  /** 1440 × 880. */
  avif: string;
  webp: string;
  /** 2200 × 880, for windows wider than 1440 px. */
  wideAvif: string;
  /** 700 × 790, drawn for 390 × 440. */
  phoneAvif: string;
  phoneWebp: string;
};

export type PitImages = { light: Scheme; dark: Scheme };

const PHONE = '(max-width: 700px)';
const WIDE = '(min-width: 1441px)';
const EARLY = [
  ['(min-width: 701px) and (max-width: 1440px)', 'avif'],
  [WIDE, 'wideAvif'],
] as const;

/**
 * The hero's picture. The first source that fits wins, so sizes and dark sources stand first. On a
 * phone the type goes first; wider windows are told to hurry by `pitPreloads`.
 */
export function Pit({ light, dark }: PitImages) {
  const phone = { width: 700, height: 790 };
  const wide = { width: 2200, height: 880 };
  return (
    <picture className={styles.picture}>
      <Source type="avif" media={PHONE} light={light.phoneAvif} dark={dark.phoneAvif} {...phone} />
      <Source type="webp" media={PHONE} light={light.phoneWebp} dark={dark.phoneWebp} {...phone} />
      <Source type="avif" media={WIDE} light={light.wideAvif} dark={dark.wideAvif} {...wide} />
      <Source type="avif" media="all" light={light.avif} dark={dark.avif} />
      <source
        media="(prefers-color-scheme: dark)"
        data-scheme="dark"
        type="image/webp"
        srcSet={dark.webp}
      />
      <img src={light.webp} alt="" width={1440} height={880} className={styles.pit} />
    </picture>
  );
}

type SourceProps = {
  type: 'avif' | 'webp';
  media: string;
  light: string;
  dark: string;
  width?: number;
  height?: number;
};

function Source({ type, media, light, dark, ...size }: SourceProps) {
  const mime = `image/${type}`;
  return (
    <>
      <source
        media={`${media} and (prefers-color-scheme: dark)`}
        data-scheme="dark"
        type={mime}
        srcSet={dark}
        {...size}
      />
      <source media={media} type={mime} srcSet={light} {...size} />
    </>
  );
}

/** For the head: what fetches the picture early and first where it is in the first view. */
export const pitPreloads = (images: PitImages) =>
  EARLY.flatMap(([window, size]) =>
    (['light', 'dark'] as const).map((scheme) => ({
      media: `${window} and (prefers-color-scheme: ${scheme})`,
      href: images[scheme][size],
    })),
  );
