import type { Academy, Course } from '../../content/academy.ts';
import { ButtonSummary } from '../../ui/Button.tsx';
import styles from './Academy.module.css';

type CourseWellProps = { id: string; course: Course; words: Academy['words'] };

const RINGS: Record<Course['level'], number[]> = {
  Beginner: [1],
  Intermediate: [1, 2],
  Advanced: [1, 2, 3],
};

/** One course; its outline and first lesson open inside the well. */
export function CourseWell({ id, course, words }: CourseWellProps) {
  const { title, level, duration, lessons, students, progress } = course;
  const panel = `${id}-panel`;
  return (
    <li className={styles.well} data-level={level} data-reveal>
      {RINGS[level].map((ring) => (
        <i key={ring} className={`${styles.ring} oct`} data-ring={ring} aria-hidden="true" />
      ))}
      <p className={styles.level}>{level}</p>
      <h3 className={styles.title}>{keepHyphenated(title)}</h3>
      <p className={styles.facts}>
        {lessons.length} {words.lessonsPlanned}, {duration}
        <br />
        {students === 0
          ? words.noStudents
          : `${students.toLocaleString('en-US')} ${words.students}`}
      </p>
      <div className={styles.progression}>
        <Progress title={title} percent={progress} complete={words.complete} />
      </div>
      <details className={styles.course}>
        <ButtonSummary kind="ink" small aria-label={`${words.start}, ${title}`} data-opens={panel}>
          {words.start}
        </ButtonSummary>
        <div id={panel} className={styles.panel} data-panel>
          <div>
            <h4 className={styles.part}>{words.outline}</h4>
            <ol className={styles.lessons}>
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ol>
          </div>
          <div>
            <h4 className={styles.part}>{words.lesson}</h4>
            <p>{course.firstLesson}</p>
            <p className={`${styles.notSaved} note`}>{words.notSaved}</p>
          </div>
        </div>
      </details>
    </li>
  );
}

/** `on-chain` stays on one line: half a word at a line's end reads as another word. */
function keepHyphenated(text: string) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A bar that is never quite empty, so that it reads as a bar; the true value stands beside it. */
const SHORTEST_PERCENT = 5;

type ProgressProps = { title: string; percent: number; complete: string };

function Progress({ title, percent, complete }: ProgressProps) {
  return (
    <>
      <p className={styles.percent}>
        {percent}% {complete}
      </p>
      <div
        role="progressbar"
        aria-label={title}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.progress}
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width={`${Math.max(percent, SHORTEST_PERCENT)}%`} height="100%" />
        </svg>
      </div>
    </>
  );
}
