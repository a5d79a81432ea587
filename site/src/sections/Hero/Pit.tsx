import { pits } from '../../drawings/hero.ts';
import styles from './Hero.module.css';

/** Where the picture stands below the words (`Hero.module.css`). */
const NARROW = '(max-width: 1023px)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The hero's picture. The first source that fits wins, so narrow and dark ones stand first. On a
 * phone the type goes first, so its priority is low; larger windows are told to hurry by `pitPreloads`.
 */
export function Pit() {
  const phone = { width: 390, height: 440 };
  return (
    <picture className={styles.picture}>
      <source
        media={`${NARROW} and ${DARK}`}
        data-scheme="dark"
        srcSet={`/${pits.phone.dark.path}`}
        {...phone}
      />
      <source media={NARROW} srcSet={`/${pits.phone.light.path}`} {...phone} />
      <source media={DARK} data-scheme="dark" srcSet={`/${pits.desktop.dark.path}`} />
      <img
        src={`/${pits.desktop.light.path}`}
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
export const pitPreloads = Object.entries(pits.desktop).map(([scheme, { path }]) => ({
  media: `(min-width: 1024px) and (prefers-color-scheme: ${scheme})`,
  href: `/${path}`,
}));
