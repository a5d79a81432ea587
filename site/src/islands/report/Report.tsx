import type { ReactNode } from 'react';
import type { Report as ReportData } from '#contract/report.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { DailyCharts } from './DailyCharts.tsx';
import { formatNotes, formatShare, type ReportMessages } from './formatReport.ts';
import styles from './Report.module.css';
import { Tables } from './Tables.tsx';
import { createSections, type SectionData } from './sections.ts';

type ReportProps = { messages: ReportMessages; report: ReportData };

export function Report({ messages, report }: ReportProps) {
  const { period, failures, lastSaved } = formatNotes(messages, report);
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
        <Sections messages={messages} report={report} />
      )}
      <footer className="inset fine">
        <p className="touch">{lastSaved}</p>
      </footer>
    </>
  );
}

/** The conversion rate has the accent color as its background. */
function Sections({ messages, report }: ReportProps) {
  const { funnel, days, rates, experiments, vitals, lists } = createSections(messages, report);
  return (
    <>
      <div className={`${styles.funnel} inset grid`}>
        <Section {...funnel} />
        <p className={`${styles.rate} chamfer`}>
          {report.rate === null ? (
            messages.tooFew
          ) : (
            <>
              <b className="numeral">{formatShare(report.rate)}</b> {messages.rateOf}
            </>
          )}
        </p>
      </div>
      <div>
        <Section {...days}>
          <DailyCharts messages={messages} report={report} />
          <details>
            <ButtonSummary kind="ring" small>
              {messages.dayTable}
            </ButtonSummary>
            <Tables {...days} />
          </details>
        </Section>
        <div>
          <Section {...rates} />
          {experiments.tables.length > 0 && <Section {...experiments} />}
          <div>
            <Section {...vitals} />
            <Section {...lists} />
          </div>
        </div>
      </div>
    </>
  );
}

/** `children` replace the tables. */
function Section({ children, ...section }: SectionData & { children?: ReactNode }) {
  return (
    <section className={`${styles.section} inset stack`} aria-label={section.heading}>
      <h2>{section.heading}</h2>
      {section.note && <p>{section.note}</p>}
      {children ?? <Tables {...section} />}
    </section>
  );
}
