import type { ReactNode } from 'react';
import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './LiveActivity.module.css';

type LiveActivityProps = Whole['activity'] & {
  /** The feed: rows that run to the level's edges. */
  children: ReactNode;
};

/** The simulated feed, with every word that says so standing before it. */
export function LiveActivity({ heading, label, lead, join, onPaper, children }: LiveActivityProps) {
  return (
    <section id="live-activity" aria-labelledby="live-activity-heading">
      <div className={`${styles.head} grid head`} data-reveal>
        <h2 id="live-activity-heading" tabIndex={-1}>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <p className="print-only">{onPaper}</p>
      <div className={`${styles.foot} ask`}>
        <ButtonLink kind="ring" href="#tmx-form-section" data-go="sign-up-heading">
          {join.label}
        </ButtonLink>
        <p className="caption">{join.note}</p>
      </div>
    </section>
  );
}
