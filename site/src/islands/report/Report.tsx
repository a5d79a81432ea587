import type { Report as Figures } from '#contract/report.ts';
import { ButtonSummary } from '../../components/Button.tsx';
import { DayLines } from './DayLines.tsx';
import { experimentTable, verdict } from './experiments.ts';
import { printDay } from './figures.ts';
import { Headline } from './Headline.tsx';
import { Level, Part } from './Part.tsx';
import styles from './Report.module.css';
import { Table } from './Table.tsx';
import * as tables from './tables.ts';

type ReportProps = { words: tables.Words; report: Figures };

/** What the server reports of some days, a level deeper from part to part, as the page itself. */
export function Report({ words, report }: ReportProps) {
  const { from, to, visits, signedUp, refusedWebhooks, writtenAt } = report;
  return (
    <>
      <div className="inset stack">
        <p>
          {printDay(from)} – {printDay(to)}. {words.period}
        </p>
        {Object.entries(refusedWebhooks).map(([target, count]) => (
          <p key={target} className="under-rule">
            <b>
              {target === 'mail' ? words.mail : `${words.webhook} ${target}`}: {count}
            </b>
          </p>
        ))}
      </div>
      {visits + signedUp === 0 ? (
        <p className={`${styles.headline} inset lead`}>{words.empty}</p>
      ) : (
        <Parts words={words} report={report} />
      )}
      <footer className="inset fine">
        <p className="touch">
          {words.written} {writtenAt?.slice(0, 16).replace('T', ', ') ?? words.never}
        </p>
      </footer>
    </>
  );
}

function Parts({ words, report }: ReportProps) {
  return (
    <>
      <Headline words={words} report={report} />
      <Level depth={1}>
        <Part id="funnel" heading={words.funnel} note={words.funnelNote}>
          <div className={styles.funnel}>
            <Table {...tables.funnel(words, report)} isUntitled />
          </div>
        </Part>
        <Part id="days" heading={words.dayByDay}>
          <DayLines words={words} report={report} />
          <details>
            <ButtonSummary kind="ring" small>
              {words.dayTable}
            </ButtonSummary>
            <Table {...tables.days(words, report)} isUntitled />
          </details>
        </Part>
        <Level depth={2}>
          <Part id="rates" heading={words.rates} note={words.ratesNote}>
            <div className={`${styles.tables} columns`}>
              {tables.rates(words, report).map((table) => (
                <Table key={table.title} {...table} />
              ))}
            </div>
          </Part>
          {report.experiments.length > 0 && (
            <Part id="experiments" heading={words.experiments}>
              {report.experiments.map((one) => (
                <div key={one.id} className="stack">
                  <Table {...experimentTable(words, one)} />
                  <p>
                    <b>{verdict(words, one)}</b>
                  </p>
                </div>
              ))}
            </Part>
          )}
          <Level depth={3}>
            <Part id="vitals" heading={words.vitals} note={words.vitalsNote}>
              <Table {...tables.vitals(words, report)} isUntitled />
            </Part>
            <Part id="lines" heading={words.lines}>
              <div className={styles.lists}>
                {tables.lists(words, report).map((table) => (
                  <Table key={table.title} {...table} />
                ))}
              </div>
            </Part>
          </Level>
        </Level>
      </Level>
    </>
  );
}
