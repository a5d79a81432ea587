import { formState } from '../../data/form.ts';
import type { Translate } from '../../i18n/translate.ts';
import { SignUpLink } from '../../components/Button.tsx';
import styles from './StickyBar.module.css';

/** The phone's primary action; script shows it where no button to the form is on screen. */
export function StickyBar({ t }: { t: Translate }) {
  return (
    <div
      role="region"
      aria-label={t('stickyBar.label')}
      className={`${styles.bar} cluster`}
      data-sticky-bar
      hidden
    >
      <p className="caption">
        {t('stickyBar.fee')}
        <br />
        {t(`stickyBar.first.${formState}`)}
      </p>
      <SignUpLink kind="primary" small>
        {t('hero.start')}
      </SignUpLink>
    </div>
  );
}
