import type { Academy as AcademyContent } from '../../content/academy.ts';
import styles from './Academy.module.css';
import { CourseWell } from './CourseWell.tsx';

/** Four courses as wells cut into the stone: the deeper the well, the harder the course. */
export function Academy({ heading, label, lead, courses, words }: AcademyContent) {
  return (
    <section id="academy" aria-labelledby="academy-heading" className={styles.section}>
      <div className={`${styles.head} grid`} data-reveal>
        <h2 id="academy-heading" className={styles.heading}>
          <span className={`${styles.label} label`}>{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ul className={styles.wells} data-reveal-group>
        {courses.map((course, index) => (
          <CourseWell key={course.title} id={`course-${index + 1}`} course={course} words={words} />
        ))}
      </ul>
    </section>
  );
}
