import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './GetStarted.module.css';

/** The final call: the largest words of the page, and the one sentence to take away. */
export function GetStarted({ heading, claim, body, start }: Whole['getStarted']) {
  return (
    <section
      id="get-started"
      aria-labelledby="get-started-heading"
      className={`${styles.section} grid head`}
    >
      <h2 id="get-started-heading" className={styles.heading}>
        {heading}
      </h2>
      <div className={`${styles.call} ask`} data-reveal>
        <p className={styles.claim}>{claim}</p>
        <p className={styles.body}>{body}</p>
        <ButtonLink kind="ink" href="#tmx-form-section" data-go="sign-up-heading">
          {start}
        </ButtonLink>
      </div>
    </section>
  );
}
