import type { Report } from '#contract/report.ts';
import { formatCount, type ReportMessages } from './formatReport.ts';
import styles from './Report.module.css';

const SERIES = ['visits', 'seen', 'sent'] as const;

type DailyChartsProps = { messages: ReportMessages; report: Report };

/** Screen readers get a table with the same data. */
export function DailyCharts({ messages, report: { byDay } }: DailyChartsProps) {
  return (
    <div className={`${styles.charts} columns`} aria-hidden="true">
      {SERIES.map((series) => {
        const counts = byDay.map((day) => day[series]);
        const max = Math.max(...counts);
        return (
          <div key={series} className="under-rule">
            <p className="headline">{messages[series]}</p>
            <p className="caption">
              {messages.most} {formatCount(max)}
            </p>
            <svg viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none">
              <path d={createStepPath(counts, max)} vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** The path has a step for each count. Steps are 1 unit wide, and the highest one is 1 unit high. */
const createStepPath = (counts: readonly number[], max: number) =>
  counts.map((count, i) => `${i === 0 ? 'M0 ' : 'V'}${1 - count / (max || 1)}H${i + 1}`).join('');
