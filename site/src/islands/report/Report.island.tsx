import { useEffect, useState } from 'react';
import { REPORT_PATH, type Report as Figures } from '#contract/report.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { Report } from './Report.tsx';
import styles from './Report.module.css';
import type { Words } from './tables.ts';

const PERIODS = ['7', '28', '90'];
const USUAL_PERIOD = '28';

/** `days`: those that the address asks for, empty until it was read. */
type Answer = { days: string } & (
  | { kind: 'shown'; figures: Figures }
  /** `failed`: nothing that could be read; `wrongDays`: the address asks for days that there are not. */
  | { kind: 'loading' | 'failed' | 'wrongDays' }
);

/** An island because its figures are those of the moment, for whoever has given the browser the password. */
export function ReportIsland({ words }: { words: Words }) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading', days: '' });
  useEffect(() => {
    void load(new URLSearchParams(location.search).get('days') ?? USUAL_PERIOD).then(setAnswer);
  }, []);
  return (
    <ErrorBoundary>
      <nav aria-label={words.periods} className={`${styles.periods} inset cluster`}>
        {PERIODS.map((period) => (
          <a
            key={period}
            href={`?days=${period}`}
            aria-current={period === answer.days ? 'page' : undefined}
            className="touch-target"
          >
            {period} {words.days}
          </a>
        ))}
      </nav>
      {answer.kind === 'shown' ? (
        <Report words={words} report={answer.figures} />
      ) : (
        <p className={`${styles.headline} inset lead`} role="status">
          {words[answer.kind]}
        </p>
      )}
    </ErrorBoundary>
  );
}

/** Unchecked: page and figures are of one server, and a schema would add to what the landing page loads. */
async function load(days: string): Promise<Answer> {
  try {
    const response = await fetch(`${REPORT_PATH}?days=${encodeURIComponent(days)}`);
    if (response.status === 400) return { kind: 'wrongDays', days };
    if (!response.ok) return { kind: 'failed', days };
    return { kind: 'shown', days, figures: (await response.json()) as Figures };
  } catch {
    return { kind: 'failed', days };
  }
}
