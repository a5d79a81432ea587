import type { Academy as AcademyContent } from '../../content/academy.ts';
import styles from './Academy.module.css';
import { Course } from './Course.tsx';

/** Four courses on one strip: the more rings its mark has, the deeper the course. */
export function Academy({ heading, label, lead, courses, words }: AcademyContent) {
  return (
    <section id="academy" aria-labelledby="academy-heading" className={styles.section}>
      <div className="grid" data-reveal>
        <h2 id="academy-heading" className={styles.heading}>
          <span className="label">{label} </span>
          {heading}
        </h2>
        <p className={`${styles.lead} lead`}>{lead}</p>
      </div>
      <ul className={styles.strip} data-reveal-group>
        {courses.map((course, index) => (
          <Course key={course.title} id={`course-${index + 1}`} course={course} words={words} />
        ))}
      </ul>
    </section>
  );
}
