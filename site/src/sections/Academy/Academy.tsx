import type { Owner } from '#site/owner/settings.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Academy.module.css';

export function Academy({ owner, t }: SectionProps) {
  return (
    <section id="academy" aria-labelledby="academy-heading">
      <div className={`${styles.content} inset grid`}>
        <div className="beside">
          <SectionHeader t={t} name="academy" lead={t.text('academy.lead')} />
        </div>
        <ul className={styles.courses}>
          {owner.lists.academy.courses.map((course, index) => (
            <CourseItem
              key={course.id}
              owner={owner}
              t={t}
              course={course}
              panelId={`course-${index + 1}-panel`}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Concentric octagons. The number of rings shows a course's level. */
const RING_PATHS = [
  'M10.6 1.5h12.8l9.1 9.1v12.8l-9.1 9.1H10.6l-9.1-9.1V10.6z',
  'M12.7 6.5h8.6l6.2 6.2v8.6l-6.2 6.2h-8.6l-6.2-6.2v-8.6z',
  'M14.7 11.5h4.6l3.2 3.2v4.6l-3.2 3.2h-4.6l-3.2-3.2v-4.6z',
];

const RING_COUNTS = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** Keeps the progress bar visible. In percent. */
const MIN_BAR_LENGTH = 5;

type Course = Owner['lists']['academy']['courses'][number];
type CourseProps = Pick<SectionProps, 'owner' | 't'> & { course: Course; panelId: string };

/** The button opens the outline and the first lesson. */
function CourseItem({ owner, t, course, panelId }: CourseProps) {
  const { id, level, progress } = course;
  const title = t(`academy.courses.${id}.title`);
  const lessons = Array.from(
    { length: course.lessons },
    (_, index) => `academy.courses.${id}.lessons.${index + 1}` as const,
  );
  return (
    <li className={`${styles.course} under-rule`} data-level={level} data-reveal>
      <div className={`${styles.facts} cluster caption`}>
        {hasPit(owner) && (
          <svg viewBox="0 0 34 34" className={styles.level} aria-hidden="true">
            {RING_PATHS.slice(0, RING_COUNTS[level]).map((path) => (
              <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth="3" />
            ))}
          </svg>
        )}
        <strong>{t.text(`academy.levels.${level}`)}</strong> <span>{formatFacts(t, course)}</span>
      </div>
      <div className={styles.title}>
        <h3 className="fit">{t.text(`academy.courses.${id}.title`, {}, preventHyphenBreaks)}</h3>
        <div className={`${styles.progress} cluster caption`}>
          <progress className="sr-only screen-only" aria-label={title} value={progress} max={100} />
          <svg className={styles.bar} height="8" aria-hidden="true">
            <rect
              width="100%"
              height="8"
              fill="none"
              stroke="var(--color-hairline)"
              strokeWidth="4"
            />
            <rect
              width={`${Math.max(progress, MIN_BAR_LENGTH)}%`}
              height="8"
              fill={progress === 0 ? 'var(--color-graphic)' : 'var(--color-ink)'}
            />
          </svg>
          {t.text('academy.complete', { progress: `${progress}%` })}
        </div>
      </div>
      {t.text('academy.start', {}, (label) => (
        <details>
          <ButtonSummary
            kind="quiet"
            aria-label={`${label}, ${title}`}
            data-opens={panelId}
            data-track="start-course"
          >
            {label}
          </ButtonSummary>
          <div id={panelId} className={`${styles.panel} stack`} data-panel>
            <h4>{t.text('academy.outline')}</h4>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson}>{t.text(lesson, {}, preventHyphenBreaks)}</li>
              ))}
            </ol>
            <h4>{t.text('academy.lesson')}</h4>
            <p>{t.text(`academy.courses.${id}.firstLesson`, {}, preventHyphenBreaks)}</p>
            <p>{t.text('academy.notSaved')}</p>
          </div>
        </details>
      ))}
    </li>
  );
}

function formatFacts(t: SectionProps['t'], { lessons, minutes, students }: Course): string {
  return t(students === 0 ? 'academy.facts' : 'academy.factsWithStudents', {
    lessons: t('academy.lessonsPlanned', { count: lessons }),
    duration: formatDuration(t, minutes),
    students: t('academy.students', { count: students }),
  });
}

function formatDuration(t: SectionProps['t'], totalMinutes: number): string {
  const hours = `${Math.floor(totalMinutes / 60)}`;
  const minutes = `${totalMinutes % 60}`;
  if (hours === '0') return t('academy.duration.minutes', { minutes });
  if (minutes === '0') return t('academy.duration.hours', { hours });
  return t('academy.duration.hoursAndMinutes', { hours, minutes });
}
