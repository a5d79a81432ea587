import type { Whole } from '../../content/whole.ts';
import { ButtonSummary } from '../../ui/Button.tsx';
import styles from './Academy.module.css';

/** Four courses on one strip: the more rings its mark has, the deeper the course. */
export function Academy(words: Whole['academy']) {
  const { heading, label, lead, courses } = words;
  return (
    <section id="academy" aria-labelledby="academy-heading" className={styles.section}>
      <div className="grid head" data-reveal>
        <h2 id="academy-heading">
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

/** Octagons, one inside the other: a well seen from above. */
const RINGS = [
  'M10.6 1.5h12.8l9.1 9.1v12.8l-9.1 9.1H10.6l-9.1-9.1V10.6z',
  'M12.7 6.5h8.6l6.2 6.2v8.6l-6.2 6.2h-8.6l-6.2-6.2v-8.6z',
  'M14.7 11.5h4.6l3.2 3.2v4.6l-3.2 3.2h-4.6l-3.2-3.2v-4.6z',
];

const DEPTH = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const;

/** Percent: a bar that is never quite empty, so that it reads as a bar. */
const SHORTEST = 5;

type CourseProps = {
  id: string;
  course: Whole['academy']['courses'][number];
  words: Whole['academy'];
};

/** One course; its outline and first lesson open below its button, and nothing changes places. */
function Course({ id, course, words }: CourseProps) {
  const { title, level, levelName, facts, lessons, progress, complete } = course;
  const panel = `${id}-panel`;
  return (
    <li className={styles.course} data-level={level} data-reveal>
      <p className={styles.level}>
        <svg viewBox="0 0 34 34" className={styles.depth} aria-hidden="true">
          {RINGS.slice(0, DEPTH[level]).map((ring) => (
            <path key={ring} d={ring} />
          ))}
        </svg>
        <span>{levelName}</span>
      </p>
      <div className={styles.name}>
        <h3 className={styles.title}>{title}</h3>
        <p className={`${styles.facts} caption`}>{facts}</p>
      </div>
      <div className={`${styles.progress} caption`}>
        <div
          role="progressbar"
          aria-label={title}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className={styles.bar}
        >
          <svg width="100%" height="100%" aria-hidden="true">
            <rect width={`${Math.max(progress, SHORTEST)}%`} height="100%" />
          </svg>
        </div>
        <span>{complete}</span>
      </div>
      <details className={styles.more}>
        <ButtonSummary
          kind="primary"
          small
          aria-label={`${words.start}, ${title}`}
          data-opens={panel}
        >
          {words.start}
        </ButtonSummary>
        <div id={panel} className={styles.panel} data-panel>
          <h4 className={styles.part}>{words.outline}</h4>
          <ol className={styles.lessons}>
            {lessons.map((lesson) => (
              <li key={lesson}>{lesson}</li>
            ))}
          </ol>
          <h4 className={styles.part}>{words.lesson}</h4>
          <p>{course.firstLesson}</p>
          <p>{words.notSaved}</p>
        </div>
      </details>
    </li>
  );
}
