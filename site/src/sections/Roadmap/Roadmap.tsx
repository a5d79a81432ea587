import type { Owner } from '#site/owner/settings.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { PersonRow } from '../../components/Person.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Roadmap.module.css';

/** A row of people shows each quarter's progress. */
export function Roadmap({ owner, t }: SectionProps) {
  const { year, quarters } = owner.lists.roadmap;
  return (
    <section id="roadmap" aria-labelledby="roadmap-heading" className="inset">
      <SectionHeader t={t} name="roadmap" lead={t.text('roadmap.lead')} />
      <details className="fold">
        <ButtonSummary kind="quiet">{t.text('roadmap.items')}</ButtonSummary>
        <ol className={`${styles.timeline} columns`} data-columns={getColumnCount(quarters.length)}>
          {quarters.map((quarter) => (
            <Quarter
              key={quarter.id}
              owner={owner}
              t={t}
              quarter={{ ...quarter, year: quarter.year ?? year }}
            />
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Each person represents 5%. */
const PEOPLE_PER_QUARTER = 20;

type QuarterProps = Pick<SectionProps, 'owner' | 't'> & {
  quarter: Owner['lists']['roadmap']['quarters'][number] & { year: number };
};

function Quarter({ owner, t, quarter }: QuarterProps) {
  const { id, status, progress } = quarter;
  const headingId = `quarter-${id}`;
  // Messages about claims that the owner doesn't make are empty.
  const items = Array.from({ length: quarter.items }, (_, index) =>
    t(`roadmap.quarters.${id}.items.${index + 1}`),
  ).filter(Boolean);
  return (
    <li data-reveal>
      <progress
        className="sr-only screen-only"
        aria-labelledby={headingId}
        aria-valuetext={t('roadmap.complete', { progress: `${progress}%` })}
        value={progress}
        max={100}
      />
      {hasPit(owner) ? (
        <>
          <PersonRow
            filled={Math.ceil((progress / 100) * PEOPLE_PER_QUARTER)}
            count={PEOPLE_PER_QUARTER}
            className={styles.people}
          />
          <div className={styles.tread} />
        </>
      ) : (
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${progress}%`} height="100%" />
        </svg>
      )}
      <div className={styles.text}>
        <h3 className={`${styles.title} fit`}>{t.text(`roadmap.quarters.${id}.title`)}</h3>
        <p className={`${styles.status} cluster caption`}>
          <span
            className={status === 'current' ? `${styles.current} chamfer` : undefined}
            data-status={status}
          >
            {t.text(`roadmap.statuses.${status}`)}
          </span>{' '}
          <span className="cluster">
            <span id={headingId}>
              {t.text('roadmap.quarter', {
                quarter: `${quarter.quarter}`,
                year: `${quarter.year}`,
              })}
            </span>
          </span>
        </p>
        {/* CSS moves this to the top, but screen readers should read it after the quarter. */}
        <p className={`${styles.percent} numeral`}>{progress}%</p>
        {items.length > 0 && (
          <ul className="fine folded">
            {items.map((item) => (
              <li key={item}>{preventHyphenBreaks(item)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
