import type { Roadmap as RoadmapContent } from '../../content/roadmap.ts';
import { printDay } from '../../lib/day.ts';
import { Quarter } from './Quarter.tsx';
import styles from './Roadmap.module.css';

/** Four quarters on a folded ribbon of stone that goes down towards the floor. */
export function Roadmap(content: RoadmapContent) {
  const { heading, label, lead, reviewed, quarters, note } = content;
  return (
    <section id="roadmap" aria-labelledby="roadmap-heading" className={styles.section}>
      <div data-reveal>
        <h2 id="roadmap-heading" className={styles.heading}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
        <p className={`${styles.reviewed} note`}>
          {reviewed.label} <time dateTime={reviewed.day}>{printDay(reviewed.day)}</time>
        </p>
      </div>
      <ol className={styles.ribbon} data-reveal-group>
        {quarters.map((quarter, index) => (
          <Quarter
            key={quarter.quarter}
            id={`quarter-${index + 1}`}
            {...quarter}
            statusName={content.statusNames[quarter.status]}
            complete={content.complete}
          />
        ))}
      </ol>
      <p className={`${styles.note} note`}>{note}</p>
    </section>
  );
}
