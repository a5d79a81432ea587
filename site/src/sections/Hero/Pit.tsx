import { pitImages } from '../../drawings/pitImages.ts';
import { withBase } from '../../lib/withBase.ts';
import styles from './Hero.module.css';

/** In these windows the picture is below the words (`Hero.module.css`). */
const NARROW = '(max-width: 1023px)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The hero's picture. The first source that fits wins, so narrow and dark ones come first. Phones load fonts first,
 * so its priority is low; in larger windows `pitPreloads` raises it.
 */
export function Pit() {
  const { desktop, phone } = pitImages;
  const size = { width: 390, height: 300 };
  return (
    <picture>
      <source
        media={`${NARROW} and ${DARK}`}
        data-scheme="dark"
        srcSet={withBase(phone.dark.url)}
        {...size}
      />
      <source media={NARROW} srcSet={withBase(phone.light.url)} {...size} />
      <source media={DARK} data-scheme="dark" srcSet={withBase(desktop.dark.url)} />
      <img
        src={withBase(desktop.light.url)}
        alt=""
        width={2200}
        height={880}
        fetchPriority="low"
        className={styles.pit}
      />
    </picture>
  );
}

/** Preloads for the head, for windows with the picture in the first view. */
export const pitPreloads = Object.entries(pitImages.desktop).map(([scheme, { url }]) => ({
  media: `(min-width: 1024px) and (prefers-color-scheme: ${scheme})`,
  href: withBase(url),
}));
