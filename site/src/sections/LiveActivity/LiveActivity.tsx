import type { ReactNode } from 'react';
import { hasSection } from '../../data/sections.ts';
import { SignUpLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './LiveActivity.module.css';

/** `children` is the activity feed. */
type LiveActivityProps = SectionProps & { children: ReactNode };

export function LiveActivity({ owner, t, children }: LiveActivityProps) {
  const lead = hasSection(owner, 'trading') ? 'activity.lead' : 'activity.leadWithoutPrices';
  return (
    <section
      id="live-activity"
      aria-labelledby="activity-heading"
      className={`${styles.content} inset grid`}
    >
      <div className="beside">
        <SectionHeader t={t} name="activity" lead={t.text(lead)} />
      </div>
      <div className={styles.join}>
        <SignUpLink kind="ring" track="join-action">
          {t.text('activity.join.label')}
        </SignUpLink>
      </div>
      {children}
    </section>
  );
}
