import { owner } from '../../data/owner.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { columnsOf } from '../../lib/columnsOf.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { unbroken } from '../../components/unbroken.ts';
import styles from './Academy.module.css';

/** The courses on one strip: the more rings its mark has, the deeper the course. */
export function Academy({ t }: { t: Translate }) {
  return (
    <section id="academy" aria-labelledby="academy-heading">
      <div className="inset">
        <SectionHeader t={t} name="academy" lead={t('academy.lead')} />
      </div>
      <ul
        className={`${styles.strip} chamfer columns`}
        data-columns={columnsOf(owner.courses.length)}
      >
        {owner.courses.map((course, index) => (
          <CourseRow key={course.id} t={t} course={course} panel={`course-${index + 1}-panel`} />
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

const DEPTH = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** Percent: a bar is drawn with no less. */
const SHORTEST = 5;

type Course = (typeof owner.courses)[number];
type CourseProps = { t: Translate; course: Course; panel: string };

/** One course: how deep and long it is, how much of it is done, and behind its button outline and first lesson. */
function CourseRow({ t, course, panel }: CourseProps) {
  const { id, level, progress } = course;
  const title = t(`academy.courses.${id}.title`);
  const lessons = Array.from({ length: course.lessons }, (_, index) =>
    t(`academy.courses.${id}.lessons.${index + 1}`),
  );
  return (
    <li className={styles.course} data-level={level} data-reveal>
      <div className="cluster caption">
        <svg viewBox="0 0 34 34" className={styles.depth} aria-hidden="true">
          {RINGS.slice(0, DEPTH[level]).map((ring) => (
            <path key={ring} d={ring} fill="none" stroke="currentColor" strokeWidth="3" />
          ))}
        </svg>
        <p className="cluster">
          <strong>{t(`academy.levels.${level}`)}</strong> <span>{facts(t, course)}</span>
        </p>
      </div>
      <div className={styles.title}>
        <h3 className="fit">{unbroken(title)}</h3>
        <div className={`${styles.progress} cluster caption`}>
          <progress className="sr-only screen-only" aria-label={title} value={progress} max={100} />
          <svg className={styles.bar} height="8" aria-hidden="true">
            <rect width="100%" height="8" opacity="0.18" />
            <rect width={`${Math.max(progress, SHORTEST)}%`} height="8" />
          </svg>
          {t('academy.complete', { progress: `${progress}%` })}
        </div>
      </div>
      <details>
        <ButtonSummary
          kind="primary"
          small
          aria-label={`${t('academy.start')}, ${title}`}
          data-opens={panel}
        >
          {t('academy.start')}
        </ButtonSummary>
        <div id={panel} className={`${styles.panel} stack`} data-panel>
          <h4>{t('academy.outline')}</h4>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson}>{unbroken(lesson)}</li>
            ))}
          </ol>
          <h4>{t('academy.lesson')}</h4>
          <p>{unbroken(t(`academy.courses.${id}.firstLesson`))}</p>
          <p>{t('academy.notSaved')}</p>
        </div>
      </details>
    </li>
  );
}

/** How many lessons, how long, and from the first student on how many of them. */
function facts(t: Translate, { lessons, minutes, students }: Course): string {
  return t(students === 0 ? 'academy.facts' : 'academy.factsWithStudents', {
    lessons: t('academy.lessonsPlanned', { count: lessons }),
    duration: duration(t, minutes),
    students: t('academy.students', { count: students }),
  });
}

function duration(t: Translate, all: number): string {
  const [hours, minutes] = [`${Math.floor(all / 60)}`, `${all % 60}`];
  if (hours === '0') return t('academy.duration.minutes', { minutes });
  if (minutes === '0') return t('academy.duration.hours', { hours });
  return t('academy.duration.hoursAndMinutes', { hours, minutes });
}
