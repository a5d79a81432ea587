import type { ReactNode } from 'react';
import type { Report as Figures } from '#contract/report.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { DayLines } from './DayLines.tsx';
import { printShare, sentencesOf, type Words } from './figures.ts';
import styles from './Report.module.css';
import { Tables } from './Tables.tsx';
import { partsOf, type PartData } from './parts.ts';

type ReportProps = { words: Words; report: Figures };

/** What the server reports of some days. */
export function Report({ words, report }: ReportProps) {
  const { period, failures, written } = sentencesOf(words, report);
  return (
    <>
      <div className="inset stack">
        <p>{period}</p>
        {failures.map((failure) => (
          <p key={failure} className="under-rule">
            <b>{failure}</b>
          </p>
        ))}
      </div>
      {report.visits + report.signedUp === 0 ? (
        <p className="inset lead">{words.empty}</p>
      ) : (
        <Parts words={words} report={report} />
      )}
      <footer className="inset fine">
        <p className="touch">{written}</p>
      </footer>
    </>
  );
}

/** The parts of the report; on yellow the figure that says how well the page works. */
function Parts({ words, report }: ReportProps) {
  const { funnel, days, rates, experiments, vitals, lists } = partsOf(words, report);
  return (
    <>
      <div className={`${styles.funnel} inset grid`}>
        <Part {...funnel} />
        <p className={`${styles.rate} chamfer`}>
          {report.rate === null ? (
            words.tooFew
          ) : (
            <>
              <b className="numeral">{printShare(report.rate)}</b> {words.rateOf}
            </>
          )}
        </p>
      </div>
      <div>
        <Part {...days}>
          <DayLines words={words} report={report} />
          <details>
            <ButtonSummary kind="ring" small>
              {words.dayTable}
            </ButtonSummary>
            <Tables {...days} />
          </details>
        </Part>
        <div>
          <Part {...rates} />
          {experiments.tables.length > 0 && <Part {...experiments} />}
          <div>
            <Part {...vitals} />
            <Part {...lists} />
          </div>
        </div>
      </div>
    </>
  );
}

/** A section of the report. */
function Part({ children, ...part }: PartData & { children?: ReactNode }) {
  return (
    <section className={`${styles.part} inset stack`} aria-label={part.heading}>
      <h2>{part.heading}</h2>
      {part.note && <p>{part.note}</p>}
      {children ?? <Tables {...part} />}
    </section>
  );
}
