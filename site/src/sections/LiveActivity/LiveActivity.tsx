import type { ReactNode } from 'react';
import { hasSection } from '../../data/sections.ts';
import { SignUpLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import type { SectionProps } from '../sectionProps.ts';

/** `children`: the feed, rows that run to the level's edges. */
type LiveActivityProps = SectionProps & { children: ReactNode };

/** The simulated feed; what says that it is simulated stands before it. */
export function LiveActivity({ owner, t, children }: LiveActivityProps) {
  const lead = hasSection(owner, 'trading') ? 'activity.lead' : 'activity.leadWithoutPrices';
  return (
    <section id="live-activity" aria-labelledby="activity-heading">
      <div className="inset">
        <SectionHeader t={t} name="activity" lead={t.text(lead)} />
      </div>
      {children}
      <div className="inset ask">
        <SignUpLink kind="ring" track="join-action">
          {t.text('activity.join.label')}
        </SignUpLink>
      </div>
    </section>
  );
}
