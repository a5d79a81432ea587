import type { Navigation } from '../../content/navigation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './StickyBar.module.css';

/** The phone's primary action; script shows it between the hero's button and the form. */
export function StickyBar({ label, start }: Navigation['sticky']) {
  return (
    <div role="region" aria-label={label} className={styles.bar} data-sticky-bar hidden>
      <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
        {start}
      </ButtonLink>
    </div>
  );
}
