import type { Roadmap as RoadmapContent } from '../../content/roadmap.ts';
import { Quarter } from './Quarter.tsx';
import styles from './Roadmap.module.css';

/** Four quarters on a folded ribbon of stone that goes down towards the floor. */
export function Roadmap(content: RoadmapContent) {
  const { heading, label, lead, quarters } = content;
  return (
    <section id="roadmap" aria-labelledby="roadmap-heading" className={styles.section}>
      <div className={styles.head} data-reveal>
        <h2 id="roadmap-heading" className={styles.heading}>
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
