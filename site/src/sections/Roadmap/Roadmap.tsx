import type { Whole } from '../../content/whole.ts';
import { PersonRow } from '../../ui/Person.tsx';
import styles from './Roadmap.module.css';

/** Four quarters on a folded ribbon of stone that goes down towards the floor. */
export function Roadmap({ heading, label, lead, quarters }: Whole['roadmap']) {
  return (
    <section id="roadmap" aria-labelledby="roadmap-heading" className={`${styles.section} inset`}>
      <div className={styles.head} data-reveal>
        <h2 id="roadmap-heading">
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p>{lead}</p>
      </div>
      <ol className={styles.ribbon} data-reveal-group>
        {quarters.map((quarter, index) => (
          <Quarter key={quarter.quarter} id={`quarter-${index + 1}`} {...quarter} />
        ))}
      </ol>
    </section>
  );
}

const FIGURES = 20;

type QuarterProps = Whole['roadmap']['quarters'][number] & { id: string };

/** One fold of the ribbon: on it stand twenty figures, and each one filled is 5% done. */
function Quarter(props: QuarterProps) {
  const { id, quarter, status, statusName, complete, progress, title, items } = props;
  return (
    <li className={styles.quarter} data-reveal>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={complete}
        className={styles.figures}
      >
        <PersonRow
          filled={Math.ceil((progress / 100) * FIGURES)}
          count={FIGURES}
          className={styles.row}
        />
      </div>
      <div className={styles.tread} />
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.status}>
          <span
            className={status === 'current' ? `${styles.current} chamfer` : undefined}
            data-status={status}
          >
            {statusName}
          </span>{' '}
          <span id={id}>{quarter}</span> <span className={styles.percent}>{progress}%</span>
        </p>
        <p className={styles.items}>{items.join('\u00a0· ')}</p>
      </div>
    </li>
  );
}
