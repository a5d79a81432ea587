import type { Owner } from '#site/owner/settings.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { getColumnCount } from '../../lib/getColumnCount.ts';
import { PersonRow } from '../../components/Person.tsx';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Roadmap.module.css';

/** The quarters of the plan on one line, each with a crowd that shows its progress. */
export function Roadmap({ owner, t }: SectionProps) {
  const { year, quarters } = owner.lists.roadmap;
  return (
    <section id="roadmap" aria-labelledby="roadmap-heading" className="inset">
      <SectionHeader t={t} name="roadmap" lead={t.text('roadmap.lead')} />
      <details className="fold">
        <ButtonSummary kind="quiet">{t.text('roadmap.items')}</ButtonSummary>
        <ol className={`${styles.ribbon} columns`} data-columns={getColumnCount(quarters.length)}>
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

const PEOPLE = 20;

type QuarterProps = Pick<SectionProps, 'owner'> & {
  t: SectionProps['t'];
  quarter: Owner['lists']['roadmap']['quarters'][number] & { year: number };
};

/** One quarter with twenty figures; each filled one is 5% done. */
function Quarter({ owner, t, quarter }: QuarterProps) {
  const { id, status, progress } = quarter;
  const name = `quarter-${id}`;
  // Items whose claim is left out are empty.
  const items = Array.from({ length: quarter.items }, (_, index) =>
    t(`roadmap.quarters.${id}.items.${index + 1}`),
  ).filter(Boolean);
  return (
    <li data-reveal>
      <progress
        className="sr-only screen-only"
        aria-labelledby={name}
        aria-valuetext={t('roadmap.complete', { progress: `${progress}%` })}
        value={progress}
        max={100}
      />
      {hasPit(owner) ? (
        <>
          <PersonRow
            filled={Math.ceil((progress / 100) * PEOPLE)}
            count={PEOPLE}
            className={styles.row}
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
            <span id={name}>
              {t.text('roadmap.quarter', {
                quarter: `${quarter.quarter}`,
                year: `${quarter.year}`,
              })}
            </span>
          </span>
        </p>
        {/* Shown first, but read after its quarter. */}
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
