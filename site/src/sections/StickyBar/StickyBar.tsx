import { SignUpLink } from '../../components/Button.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './StickyBar.module.css';

/** A script shows this on phones while no other link to the form is on screen. */
export function StickyBar({ form, t }: SectionProps) {
  return (
    <div
      role="region"
      aria-label={t('stickyBar.label')}
      className={`${styles.bar} cluster screen-only`}
      data-sticky-bar
      hidden
    >
      <p className="caption">
        {t('stickyBar.fee') && (
          <>
            {t.text('stickyBar.fee')}
            <br />
          </>
        )}
        {t.text(`stickyBar.first.${form.state}`)}
      </p>
      <SignUpLink kind="primary" small track="start-trading">
        {t.text('hero.start')}
      </SignUpLink>
    </div>
  );
}
