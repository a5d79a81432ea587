import type { ReactNode } from 'react';
import { hasSection } from '../../data/sections.ts';
import type { Translate } from '../../i18n/translate.ts';
import { SignUpLink } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';

type LiveActivityProps = {
  t: Translate;
  /** The feed: rows that run to the level's edges. */
  children: ReactNode;
};

/** The simulated feed; what says that it is simulated stands before it. */
export function LiveActivity({ t, children }: LiveActivityProps) {
  return (
    <section id="live-activity" aria-labelledby="activity-heading">
      <div className="inset">
        <SectionHeader
          t={t}
          name="activity"
          lead={t(hasSection('trading') ? 'activity.lead' : 'activity.leadWithoutPrices')}
        />
      </div>
      {children}
      <div className="inset ask">
        <SignUpLink kind="ring">{t('activity.join.label')}</SignUpLink>
      </div>
    </section>
  );
}
