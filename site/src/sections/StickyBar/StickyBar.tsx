import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './StickyBar.module.css';

/** The phone's primary action; script shows it where no button to the form is on screen. */
export function StickyBar({ label, fee, start }: Whole['navigation']['sticky']) {
  return (
    <div role="region" aria-label={label} className={styles.bar} data-sticky-bar hidden>
      <p className={styles.fee}>{fee}</p>
      <ButtonLink kind="primary" small href="#tmx-form-section" data-go="sign-up-heading">
        {start}
      </ButtonLink>
    </div>
  );
}
