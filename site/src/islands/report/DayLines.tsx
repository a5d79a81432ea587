import type { Report } from '#contract/report.ts';
import { printCount, type ReportMessages } from './figures.ts';
import styles from './Report.module.css';

const SERIES = ['visits', 'seen', 'sent'] as const;

/** A step line per row of daily counts, each with its own labeled scale. A table next to it has the numbers. */
export function DayLines({
  messages,
  report: { byDay },
}: {
  messages: ReportMessages;
  report: Report;
}) {
  return (
    <div className={`${styles.lines} columns`} aria-hidden="true">
      {SERIES.map((series) => {
        const counts = byDay.map((day) => day[series]);
        const most = Math.max(...counts);
        return (
          <div key={series} className="under-rule">
            <p className="headline">{messages[series]}</p>
            <p className="caption">
              {messages.most} {printCount(most)}
            </p>
            <svg viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none">
              <path d={stepped(counts, Math.max(most, 1))} vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** Builds a path, one unit wide per count and 1 high in total. */
const stepped = (counts: readonly number[], most: number) =>
  counts.map((count, i) => `${i === 0 ? 'M0 ' : 'V'}${1 - count / most}H${i + 1}`).join('');
