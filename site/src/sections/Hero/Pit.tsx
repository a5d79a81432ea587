import { MAX_WIDTH } from '#contract/visits.ts';
import dark from '../../assets/images/hero-dark.svg?url';
import light from '../../assets/images/hero-light.svg?url';
import phoneDark from '../../assets/images/hero-phone-dark.svg?url';
import phoneLight from '../../assets/images/hero-phone-light.svg?url';
import styles from './Hero.module.css';

const PHONE = `(max-width: ${MAX_WIDTH.phone}px)`;
const DARK = '(prefers-color-scheme: dark)';

/**
 * The hero's picture. The first source that fits wins, so the phone's and dark ones stand first. On a
 * phone the type goes first, so its priority is low; larger windows are told to hurry by `pitPreloads`.
 */
export function Pit() {
  const phone = { width: 390, height: 440 };
  return (
    <picture className={styles.picture}>
      <source media={`${PHONE} and ${DARK}`} data-scheme="dark" srcSet={phoneDark} {...phone} />
      <source media={PHONE} srcSet={phoneLight} {...phone} />
      <source media={DARK} data-scheme="dark" srcSet={dark} />
      {/* A wide window shows all of it, a narrower one what lies around the pit. */}
      <img
        src={light}
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
export const pitPreloads = Object.entries({ light, dark }).map(([scheme, href]) => ({
  media: `(min-width: ${MAX_WIDTH.phone + 1}px) and (prefers-color-scheme: ${scheme})`,
  href,
}));
