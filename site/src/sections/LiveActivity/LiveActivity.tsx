import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './LiveActivity.module.css';

type LiveActivityProps = {
  t: Translate;
  /** The feed: rows that run to the level's edges. */
  children: ReactNode;
};

/** The simulated feed, with every word that says so standing before it. */
export function LiveActivity({ t, children }: LiveActivityProps) {
  return (
    <section id="live-activity" aria-labelledby="live-activity-heading">
      <div className={`${styles.head} grid head`} data-reveal>
        <h2 id="live-activity-heading" tabIndex={-1}>
          <span className="label">{t('activity.label')} </span>
          {t('activity.heading')}
        </h2>
        <p className={styles.lead}>{t('activity.lead')}</p>
      </div>
      {children}
      <p className="print-only">{t('activity.onPaper')}</p>
      <div className={`${styles.foot} ask`}>
        <ButtonLink kind="ring" href="#tmx-form-section" data-go="sign-up-heading">
          {t('activity.join.label')}
        </ButtonLink>
        <p className="caption">{t('activity.join.note')}</p>
      </div>
    </section>
  );
}
