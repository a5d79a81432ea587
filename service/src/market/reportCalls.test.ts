import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { reportCalls } from './reportCalls.ts';
import type { FailureReason } from './upstream.ts';

function createReporter() {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog({ write: (line) => lines.push(line), now: () => 0, form: 'text' });
  const report = reportCalls(log, metrics);
  const fail = (reason: FailureReason, status: number | null) =>
    report({ kind: 'failed', reason, status, hintMs: null });
  const succeed = () => report({ kind: 'quotes', quotes: new Map(), answeredAtMs: null });
  return { lines, metrics, fail, succeed };
}

test('logs a night without market data in two lines', () => {
  const { lines, metrics, fail, succeed } = createReporter();
  for (let call = 0; call < 50; call += 1) fail('network', null);
  succeed();
  succeed();
  expect(lines).toHaveLength(2);
  expect(metrics.print()).toContain('market_upstream_calls_total{outcome="network"} 50');
  expect(metrics.print()).toContain('market_upstream_calls_total{outcome="ok"} 2');
});

test('names the setting to mend, once, when the key is refused', () => {
  const { lines, fail } = createReporter();
  fail('unauthorized', 401);
  fail('unauthorized', 401);
  expect(lines).toEqual([expect.stringContaining('COINGECKO_DEMO_KEY')]);
});
