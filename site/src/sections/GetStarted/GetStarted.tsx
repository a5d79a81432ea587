import type { GetStarted as GetStartedContent } from '../../content/getStarted.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './GetStarted.module.css';

/** The final call: the largest words of the page, and the one sentence to take away. */
export function GetStarted({ heading, claim, body, limits, start, risk }: GetStartedContent) {
  return (
    <section id="get-started" aria-labelledby="get-started-heading" className={styles.section}>
      <h2 id="get-started-heading" className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.call} data-reveal>
        <p className={styles.claim}>{claim}</p>
        <p className={styles.body}>{body}</p>
        <p className={styles.limits}>{limits}</p>
        <ButtonLink
          kind="ink"
          href="#tmx-form-section"
          data-go="sign-up-heading"
          aria-describedby="get-started-note"
        >
          {start.label}
        </ButtonLink>
        <p id="get-started-note" className={styles.small}>
          {start.note}
        </p>
        <p className={`${styles.small} ${styles.risk}`}>{risk}</p>
      </div>
    </section>
  );
}
