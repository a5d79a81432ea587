import type { Whole } from '../../content/whole.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Steps.module.css';

type StepsProps = Whole['steps'] & {
  /** The plan of the pit as SVG source, written by our own art scripts. */
  drawing: string;
};

/** The pit in plan: in at the rim, across the floor, and out. */
export function Steps({ heading, label, steps, start, drawing }: StepsProps) {
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-heading" className={styles.section}>
      <div className={styles.plan} dangerouslySetInnerHTML={{ __html: drawing }} />
      <div className={`${styles.text} ask`}>
        <h2 id="how-it-works-heading" data-reveal>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <ol className={styles.steps} data-reveal-group>
          {steps.map(({ title, body }, index) => (
            <li key={title} className={styles.step} data-reveal>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.body}>{body}</p>
              </div>
            </li>
          ))}
        </ol>
        <ButtonLink kind="primary" href="#tmx-form-section" data-go="sign-up-heading">
          {start.label}
        </ButtonLink>
        <p className={`${styles.note} caption`}>{start.note}</p>
      </div>
    </section>
  );
}
