import type { ReactNode } from 'react';
import type { Report as Figures } from '#contract/report.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { DayLines } from './DayLines.tsx';
import { printShare, sentencesOf, type ReportMessages } from './figures.ts';
import styles from './Report.module.css';
import { Tables } from './Tables.tsx';
import { partsOf, type PartData } from './parts.ts';

type ReportProps = { messages: ReportMessages; report: Figures };

/** The server's report on some days. */
export function Report({ messages, report }: ReportProps) {
  const { period, failures, written } = sentencesOf(messages, report);
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
        <p className="inset lead">{messages.empty}</p>
      ) : (
        <Parts messages={messages} report={report} />
      )}
      <footer className="inset fine">
        <p className="touch">{written}</p>
      </footer>
    </>
  );
}

/** The report's sections. Yellow marks the number that shows how well the page works. */
function Parts({ messages, report }: ReportProps) {
  const { funnel, days, rates, experiments, vitals, lists } = partsOf(messages, report);
  return (
    <>
      <div className={`${styles.funnel} inset grid`}>
        <Part {...funnel} />
        <p className={`${styles.rate} chamfer`}>
          {report.rate === null ? (
            messages.tooFew
          ) : (
            <>
              <b className="numeral">{printShare(report.rate)}</b> {messages.rateOf}
            </>
          )}
        </p>
      </div>
      <div>
        <Part {...days}>
          <DayLines messages={messages} report={report} />
          <details>
            <ButtonSummary kind="ring" small>
              {messages.dayTable}
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
