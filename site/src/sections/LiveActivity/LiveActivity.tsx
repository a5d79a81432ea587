import type { ReactNode } from 'react';
import type { Activity } from '../../content/activity.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './LiveActivity.module.css';

type LiveActivityProps = Activity & {
  /** The feed: rows that run to the level's edges. */
  children: ReactNode;
};

/** The simulated feed, with every word that says so standing before it. */
export function LiveActivity(props: LiveActivityProps) {
  const { heading, label, tag, scale, lead, join, children } = props;
  return (
    <section id="live-activity" aria-labelledby="live-activity-heading">
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="live-activity-heading" tabIndex={-1} className={styles.heading}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <div className={styles.truth}>
          <Tag>{tag}</Tag>
          <p className={styles.scale}>{scale}</p>
          <p className={styles.lead}>{lead}</p>
        </div>
      </div>
      {children}
      <div className={styles.foot}>
        <ButtonLink kind="ring" href="#tmx-form-section" data-go="sign-up-heading">
          {join.label}
        </ButtonLink>
        <p className={`${styles.note} note`}>{join.note}</p>
      </div>
    </section>
  );
}
