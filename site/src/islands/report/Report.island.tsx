import { useEffect, useState } from 'react';
import { REPORT_PATH, Report as Figures } from '#contract/report.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type Failure } from '../../components/IslandError.tsx';
import { ownAddress } from '../../lib/ownAddress.ts';
import { BASE } from '../../lib/withBase.ts';
import type { ReportMessages } from './figures.ts';
import { Report } from './Report.tsx';
import styles from './Report.module.css';

const PERIODS = [7, 28, 90];
const USUAL_PERIOD = '28';

type Answer = { kind: 'shown'; figures: Figures } | { kind: 'loading' | 'failed' };

/** An island because its numbers are current, for people who entered the password. */
export function ReportIsland({
  messages,
  failure,
}: {
  messages: ReportMessages;
  failure: Failure;
}) {
  const [answer, setAnswer] = useState<Answer>({ kind: 'loading' });
  useEffect(() => {
    const days = new URLSearchParams(location.search).get('days') ?? USUAL_PERIOD;
    load(days).then(
      (figures) => setAnswer({ kind: 'shown', figures }),
      () => setAnswer({ kind: 'failed' }),
    );
  }, []);
  const days = answer.kind === 'shown' ? answer.figures.days : undefined;
  return (
    <ErrorBoundary fallback={<IslandError {...failure} />}>
      <nav aria-label={messages.periods} className={`${styles.periods} inset cluster`}>
        {PERIODS.map((period) => (
          <a
            key={period}
            href={`?days=${period}`}
            aria-current={period === days ? 'page' : undefined}
            className="touch-target"
          >
            {period} {messages.days}
          </a>
        ))}
      </nav>
      {answer.kind === 'shown' ? (
        <Report messages={messages} report={answer.figures} />
      ) : (
        <p className="inset lead" role="status">
          {messages[answer.kind]}
        </p>
      )}
    </ErrorBoundary>
  );
}

/** @throws Error if the server has no report for these days. */
async function load(days: string): Promise<Figures> {
  const response = await fetch(
    ownAddress(`${BASE}${REPORT_PATH}?days=${encodeURIComponent(days)}`),
  );
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return Figures.parse(await response.json());
}
