import styles from './Hero.module.css';

/** Addresses of one theme's pictures. */
type Scheme = {
  /** 2200 × 880: a wide window shows all of it, a narrower one what lies around the pit. */
  usual: string;
  /** 390 × 440. */
  phone: string;
};

export type PitImages = { light: Scheme; dark: Scheme };

const PHONE = '(max-width: 700px)';
const LARGER = '(min-width: 701px)';

/**
 * The hero's picture. The first source that fits wins, so the phone's and dark ones stand first. On a
 * phone the type goes first, so its priority is low; larger windows are told to hurry by `pitPreloads`.
 */
export function Pit({ light, dark }: PitImages) {
  const phone = { width: 390, height: 440 };
  const dusk = '(prefers-color-scheme: dark)';
  return (
    <picture className={styles.picture}>
      <source media={`${PHONE} and ${dusk}`} data-scheme="dark" srcSet={dark.phone} {...phone} />
      <source media={PHONE} srcSet={light.phone} {...phone} />
      <source media={dusk} data-scheme="dark" srcSet={dark.usual} />
      <img
        src={light.usual}
        alt=""
        width={2200}
        height={880}
        fetchPriority="low"
        className={styles.pit}
      />
    </picture>
  );
}

/** For the head: what fetches the picture early and first where it is in the first view. */
export const pitPreloads = (images: PitImages) =>
  (['light', 'dark'] as const).map((scheme) => ({
    media: `${LARGER} and (prefers-color-scheme: ${scheme})`,
    href: images[scheme].usual,
  }));
