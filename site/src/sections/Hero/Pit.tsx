import { pitImages } from '../../drawings/pitImages.ts';
import { withBase } from '../../lib/withBase.ts';
import styles from './Hero.module.css';

/** On narrow screens, the picture is between the headline and the text (`Hero.module.css`). */
const NARROW = '(max-width: 1023px)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Browsers use the first matching source. The image's priority is low because phones need the fonts first. On wider
 * screens, `pitPreloads` raises it.
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

/** For screens where the entire picture is on the first screen. */
export const pitPreloads = Object.entries(pitImages.desktop).map(([scheme, { url }]) => ({
  media: `(min-width: 1024px) and (prefers-color-scheme: ${scheme})`,
  href: withBase(url),
}));
