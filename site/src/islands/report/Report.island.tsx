import { useEffect, useState } from 'react';
import { REPORT_PATH, Report as ReportData } from '#contract/report.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { IslandError, type IslandErrorMessages } from '../../components/IslandError.tsx';
import { toSameOriginUrl } from '../../lib/toSameOriginUrl.ts';
import { BASE } from '../../lib/withBase.ts';
import type { ReportMessages } from './formatReport.ts';
import { Report } from './Report.tsx';
import styles from './Report.module.css';

/** In days. */
const PERIODS = [7, 28, 90];
const DEFAULT_PERIOD = '28';

type LoadState = { kind: 'loaded'; report: ReportData } | { kind: 'loading' | 'failed' };

type ReportIslandProps = { messages: ReportMessages; failure: IslandErrorMessages };

/** This is an island because it fetches the latest report, which is password-protected. */
export function ReportIsland({ messages, failure }: ReportIslandProps) {
  const [state, setState] = useState<LoadState>({ kind: 'loading' });
  useEffect(() => {
    const days = new URLSearchParams(location.search).get('days') ?? DEFAULT_PERIOD;
    loadReport(days).then(
      (report) => setState({ kind: 'loaded', report }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  const days = state.kind === 'loaded' ? state.report.days : undefined;
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
      {state.kind === 'loaded' ? (
        <Report messages={messages} report={state.report} />
      ) : (
        <p className="inset lead" role="status">
          {messages[state.kind]}
        </p>
      )}
    </ErrorBoundary>
  );
}

/** @throws Error if the server doesn't return a report, e.g. because the period is invalid. */
async function loadReport(days: string): Promise<ReportData> {
  const url = toSameOriginUrl(`${BASE}${REPORT_PATH}?days=${encodeURIComponent(days)}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server returned status ${response.status}.`);
  return ReportData.parse(await response.json());
}
