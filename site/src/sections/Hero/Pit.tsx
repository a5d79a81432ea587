import styles from './Hero.module.css';

/** Addresses of one theme's pictures. */
type Scheme = {
  /** 1440 × 880. */
  usual: string;
  /** 2200 × 880, for windows wider than 1440 px. */
  wide: string;
  /** 390 × 440. */
  phone: string;
};

export type PitImages = { light: Scheme; dark: Scheme };

const PHONE = '(max-width: 700px)';
const WIDE = '(min-width: 1441px)';
const EARLY = [
  ['(min-width: 701px) and (max-width: 1440px)', 'usual'],
  [WIDE, 'wide'],
] as const;

/**
 * The hero's picture. The first source that fits wins, so sizes and dark sources stand first. On a
 * phone the type goes first; wider windows are told to hurry by `pitPreloads`.
 */
export function Pit({ light, dark }: PitImages) {
  return (
    <picture className={styles.picture}>
      <Source media={PHONE} light={light.phone} dark={dark.phone} width={390} height={440} />
      <Source media={WIDE} light={light.wide} dark={dark.wide} width={2200} height={880} />
      <source media="(prefers-color-scheme: dark)" data-scheme="dark" srcSet={dark.usual} />
      <img src={light.usual} alt="" width={1440} height={880} className={styles.pit} />
    </picture>
  );
}

type SourceProps = { media: string; light: string; dark: string; width: number; height: number };

function Source({ media, light, dark, ...size }: SourceProps) {
  return (
    <>
      <source
        media={`${media} and (prefers-color-scheme: dark)`}
        data-scheme="dark"
        srcSet={dark}
        {...size}
      />
      <source media={media} srcSet={light} {...size} />
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
